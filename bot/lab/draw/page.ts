import { compareFigure } from './compare.ts';
import { endingsFigure } from './endings.ts';
import type { LabReport } from './format.ts';
import { lengthsFigure } from './lengths.ts';
import { PAPER, STYLE } from './style.ts';
import { type Figure, text } from './svg.ts';
import { sweepFigure } from './sweep.ts';
import { usesFigures } from './uses.ts';
import { armName, winsFigure } from './wins.ts';
import { type Language, Wording } from './words.ts';

/** A report as HTML, without a script. */

type Arm = LabReport['arms'][number];

/** Of the heading of the report: 1 where it is a page by itself. Figures are one below. */
export type HeadingLevel = 1 | 2;
interface Manner {
  readonly wording: Wording;
  readonly level: HeadingLevel;
}

const section = ({ title, note, body, caption, room }: Figure, number: number, { wording, level }: Manner): string =>
  `<section class="fig${room === undefined ? '' : ` ${room}`}"><header><h${level + 1}><i>${text(wording.say('figure', { n: number }))}</i> ${text(title)}</h${level + 1}>${note === undefined ? '' : `<span class="note">${text(note)}</span>`}</header>${body}<p class="caption">${caption}</p></section>`;

const sections = (figures: readonly Figure[], from: number, manner: Manner): string =>
  `<div class="figures">${figures.map((figure, i) => section(figure, from + i, manner)).join('')}</div>`;

/** The arm whose games are drawn first: the set as it is, where a number of it is swept. */
const mainArm = ({ arms, sweep }: LabReport): number =>
  Math.max(
    0,
    arms.findIndex(({ value }) => value === (sweep?.usual ?? null)),
  );

const figuresOfArm = (report: LabReport, arm: number, wording: Wording): Figure[] => {
  const { figures } = report.arms[arm];
  return [
    endingsFigure(report, figures, `e${arm}`, wording),
    lengthsFigure(report, figures, wording),
    ...usesFigures(report, figures, wording),
  ];
};

const fact = (name: string, value: string): string => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`;

const playersOf = ({ players }: Arm): string => players.filter((one) => one !== null).join(' – ');

const headOf = (report: LabReport, { wording, level }: Manner): string => {
  const { game, arms, titles, scenario, options, seed } = report;
  const pairs = [...new Set(arms.map(playersOf))];
  const sets = [...new Set(arms.map(({ set }) => `${set.title} ${set.hash.slice(0, 8)}`))];
  const chosen = Object.entries(options).map(
    ([name, value]) => `${titles[`option:${name}`]}: ${titles[`option:${name}=${value}`]}`,
  );
  const count = wording.say(arms.length > 1 ? 'gamesEach' : 'games', { n: wording.number(arms[0].figures.games) });
  return `<header class="head"><div>${level === 1 ? `<p class="over">${text(wording.say('laboratory'))}</p>` : ''}<h${level}>${text(game.title)} <small>${text(count)}</small></h${level}></div><dl class="facts">${[
    fact(wording.say('players'), pairs.join('; ')),
    fact(wording.say('components'), sets.length > 3 ? `${sets[0]} …` : sets.join('; ')),
    fact(wording.say('scenario'), [titles[`scenario:${scenario}`], ...chosen].join('; ')),
    fact(wording.say('seeds'), seed),
  ].join('')}</dl></header>`;
};

const repeatOf = ({ version, game, command, seed, arms }: LabReport, { wording, level }: Manner): string => {
  const sets = [...new Map(arms.map(({ set }) => [set.hash, set])).values()];
  return `<section class="repeat fig"><header><h${level + 1}>${text(wording.say('repeat'))}</h${level + 1}><span class="note">${text(wording.say('version', { version, rules: game.rules }))}</span></header><pre><code>${text(command)}</code></pre><dl class="facts">${fact(
    wording.say('seeds'),
    wording.say('seedsText', { seed }),
  )}<div><dt>${text(wording.say('components'))}</dt>${sets.map(({ title, hash }) => `<dd>${text(title)} <code>${text(hash)}</code></dd>`).join('')}</div></dl><p class="caption">${text(wording.say('usesCaption'))} ${text(wording.say('caution'))}</p></section>`;
};

/** The other arms, a press away; a sweep has too many of them. */
const othersOf = (report: LabReport, main: number, from: number, manner: Manner): string => {
  const { wording } = manner;
  if (report.arms.length === 1 || report.sweep !== null) return '';
  return report.arms
    .map((arm, at) =>
      at === main
        ? ''
        : `<details class="arms"><summary>${text(`${armName(report, arm)}, ${wording.say('games', { n: wording.number(arm.figures.games) })}`)}</summary>${sections(figuresOfArm(report, at, wording), from, manner)}</details>`,
    )
    .join('');
};

/** The report as a part of a page, which has the style in it (`STYLE`). */
export const bodyOf = (report: LabReport, language: Language, level: HeadingLevel = 1): string => {
  const wording = new Wording(language);
  const manner: Manner = { wording, level };
  const main = mainArm(report);
  const [endings, lengths, ...uses] = figuresOfArm(report, main, wording);
  const compared = [
    ...(report.sweep !== null ? [sweepFigure(report, main, wording)] : []),
    ...(report.sweep === null && report.arms.length === 2 ? [compareFigure(report, wording)] : []),
  ];
  const figures = [winsFigure(report, wording), endings, lengths, ...compared, ...uses];
  return `<div class="lab">${headOf(report, manner)}${sections(figures, 1, manner)}${othersOf(report, main, 2, manner)}${repeatOf(report, manner)}</div>`;
};

/** The report as one file that needs nothing else. */
export const htmlOf = (report: LabReport, language: Language): string => {
  const title = `${report.game.title}: ${new Wording(language).say('laboratory')}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="generator" content="Ravelin ${text(report.version)}">
<title>${text(title)}</title>
<style>${PAPER}${STYLE}</style>
</head>
<body>
<main>
${bodyOf(report, language)}
</main>
</body>
</html>
`;
};
