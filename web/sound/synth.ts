/** The sounds of a table, made here: dice that fall, a piece that is put down, a card that is laid. Quiet, and none is fetched. */

export type Sound = 'dice' | 'piece' | 'card';

/** How loud, against the loudest there is. */
const LOUD = 0.16;
/** Seconds of noise from which everything that rustles or clicks is cut. */
const NOISE = 0.5;

/** White noise, the same every time. */
const noiseIn = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (2 * seed) / 2147483647 - 1;
  }
  return buffer;
};

/** A gain that rises at once and dies away. */
const fading = (context: BaseAudioContext, at: number, loud: number, seconds: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUD, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
};

interface Rustle {
  readonly loud: number;
  readonly seconds: number;
  /** From this pitch to that, in hertz, and how sharply. */
  readonly from: number;
  readonly to: number;
  readonly sharp: number;
}

const rustle = (
  context: BaseAudioContext,
  noise: AudioBuffer,
  at: number,
  { loud, seconds, from, to, sharp }: Rustle,
) => {
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(band).connect(fading(context, at, loud, seconds));
  source.start(at, 0, seconds);
};

const knock = (context: BaseAudioContext, at: number, pitch: number): void => {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  tone.connect(fading(context, at, 1, 0.1));
  tone.start(at);
  tone.stop(at + 0.12);
};

/** When the dice strike the table, in seconds. */
const STRIKES = [0, 0.07, 0.12, 0.2, 0.25, 0.33];

const MADE: Readonly<Record<Sound, (context: BaseAudioContext, noise: AudioBuffer, at: number) => void>> = {
  card: (context, noise, at) =>
    rustle(context, noise, at, { loud: 0.8, seconds: 0.16, from: 5200, to: 1600, sharp: 0.8 }),
  piece: (context, noise, at) => {
    knock(context, at, 190);
    rustle(context, noise, at, { loud: 0.5, seconds: 0.03, from: 2600, to: 1200, sharp: 1.5 });
  },
  dice: (context, noise, at) => {
    for (const [n, strike] of STRIKES.entries())
      rustle(context, noise, at + strike, {
        loud: 1 - n / 9,
        seconds: 0.035,
        from: 3400 - 260 * n,
        to: 1900,
        sharp: 5,
      });
  },
};

/** Plays sounds, one shortly after the other. The audio begins with the first: a page that is silent needs none. */
export const createSynth = () => {
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;
  return {
    play: (sounds: readonly Sound[]): void => {
      context ??= new AudioContext();
      noise ??= noiseIn(context);
      if (context.state === 'suspended') void context.resume();
      for (const [n, sound] of sounds.entries()) MADE[sound](context, noise, context.currentTime + 0.02 + 0.12 * n);
    },
    end: () => void context?.close(),
  };
};
