import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** The board, the aim and a turn of the besiegers, from the real start of the game. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'vienna',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'The board, what you want, what a turn is: dig the first trench before Vienna, and then decide for yourself.',
    de: 'Der Plan, dein Ziel, ein Zug: Grabe den ersten Laufgraben vor Wien, und dann entscheide selbst.',
  },
  rule: 'V9.2',
  seat: 'ottoman',
  seats: ['ottoman', 'habsburg'],
  position: {
    ...siege({
      zones: {
        'ottoman hand': ['OS6', 'OS8', 'OS11', 'OS14', 'OS28'],
        'ottoman Tactics': ['OT1', 'OT2', 'OT4', 'OT7', 'OT8'],
        'habsburg hand': ['HS1', 'HS9', 'HS12', 'HS16', 'HS20'],
        'habsburg Tactics': ['HT1', 'HT3', 'HT4', 'HT5', 'HT8'],
      },
    }),
    round: 1,
  },
  // The nine Habsburg Cannons, and who is lost to the one 6.
  dice: [2, 5, 1, 6, 3, 4, 2, 1, 5, 'yerikulu'],
  steps: [
    {
      text: {
        en: 'Vienna, July 1683. You lead the Ottomans, and your Camp lies at the foot of the map. Before you is the open Glacis, which nobody holds. Behind it come the works of the city, rank upon rank: Covered Way, Ravelin, Ditch, the two Bastions and the Curtain Wall. All of them are Habsburg.',
        de: 'Wien, Juli 1683. Du führst die Osmanen, und dein Lager liegt am Fuß der Karte. Vor dir liegt das offene Glacis, das niemand hält. Dahinter kommen die Werke der Stadt, Reihe um Reihe: Gedeckter Weg, Ravelin, Graben, die zwei Basteien und die Kurtine. Sie alle sind habsburgisch.',
      },
      rule: 'V7.4',
    },
    {
      text: {
        en: 'What you want: the Curtain Wall, or the Ravelin and the Burg Bastion together. Whoever holds those holds Vienna.',
        de: 'Was du willst: die Kurtine, oder Ravelin und Burgbastei zusammen. Wer die hält, hält Wien.',
      },
      rule: 'V6.2',
    },
    {
      text: {
        en: 'What you fear: time. There are five rounds, and when the last is over the relief army has come and you have lost. Morale is the other clock: both sides begin at 8, and whoever reaches End has lost.',
        de: 'Was du fürchtest: die Zeit. Es gibt fünf Runden, und ist die letzte vorbei, ist das Entsatzheer da und du hast verloren. Die Moral ist die zweite Uhr: Beide Seiten beginnen bei 8, und wer beim Ende ankommt, hat verloren.',
      },
      rule: 'V6.7',
    },
    {
      text: {
        en: 'A turn is one card. You lay one of your five Strategy cards and use it either for what it says, its Event, or for an action. For an action any card will do: its text is then ignored. After you the Habsburgs lay one, and so on by turns until the cards are spent.',
        de: 'Ein Zug ist eine Karte. Du legst eine deiner fünf Strategiekarten und nutzt sie entweder für das, was auf ihr steht, ihr Ereignis, oder für eine Aktion. Für eine Aktion taugt jede Karte: Ihr Text zählt dann nicht. Nach dir legen die Habsburger eine, und so geht es im Wechsel, bis die Karten verbraucht sind.',
      },
      rule: 'V9.2.1',
    },
    {
      text: {
        en: 'Armies do not march here; you take ground hex by hex. First you need a trench. Pick a card that you can spare, say OS8, which brings back fallen men of whom you have none; then pick the centre Glacis and confirm: Entrench.',
        de: 'Heere marschieren hier nicht; du nimmst Boden, Feld um Feld. Zuerst brauchst du einen Graben. Wähle eine Karte, die du entbehren kannst, etwa OS8, die Gefallene zurückbringt, und noch ist keiner gefallen; wähle dann das mittlere Glacis und bestätige: Schanzen.',
      },
      rule: 'V10.1.4',
      expect: ['entrench glacis-c with OS8'],
      words: ['entrench glacis-c'],
      not: {
        en: 'That may be done too, but without a trench you touch no hex of the city. Entrench on the centre Glacis first, with any card.',
        de: 'Das ginge auch, aber ohne Graben berührst du kein Feld der Stadt. Schanze erst auf dem mittleren Glacis, mit einer beliebigen Karte.',
      },
      well: {
        en: 'The hex is yours, with two Improvised Fortifications.',
        de: 'Das Feld ist dein, mit zwei Feldbefestigungen.',
      },
    },
    {
      text: {
        en: 'Now you may bring Cannons to the new trench. In the Camp they reach nothing; on the Glacis they help wherever you storm next to it. Add “Ottoman Camp to Glacis, centre” as often as you like, best six times, and confirm.',
        de: 'Nun darfst du Geschütze in den neuen Graben bringen. Im Lager erreichen sie nichts; auf dem Glacis helfen sie, wo immer du daneben stürmst. Nimm sie vom Lager zum mittleren Glacis hinüber, so viele du magst, am besten alle sechs, und bestätige.',
      },
      rule: 'V10.1.7',
      expect: ['cannons camp>glacis-c x6'],
      words: ['camp>glacis-c'],
      not: {
        en: 'You may leave them all behind, but in the Camp they do nothing. Bring at least one.',
        de: 'Du darfst alle zurücklassen, aber im Lager nützen sie nichts. Bring mindestens eines.',
      },
      well: {
        en: 'For the trench your Morale rises to 9, and theirs falls to 7.',
        de: 'Für den Graben steigt deine Moral auf 9, und ihre fällt auf 7.',
      },
    },
    {
      text: {
        en: 'Now the Habsburgs fire at the diggers, one die for each of their nine Cannons. Before that you are asked whether you have a Response: a card that answers what the other side does. You hold none, but the question always comes, so that nobody can tell. Let it happen.',
        de: 'Jetzt feuern die Habsburger auf die Grabenden, ein Würfel für jedes ihrer neun Geschütze. Vorher wirst du gefragt, ob du eine Reaktion hast: eine Karte, die dem antwortet, was die andere Seite tut. Du hast keine, aber die Frage kommt immer, damit niemand es dir ansieht. Lass es geschehen.',
      },
      rule: 'V10.1.9',
      expect: ['decline'],
      well: {
        en: 'One 6, so one Yerikulu is lost. That is the price of a trench; it is two men at the most.',
        de: 'Eine 6, also ist ein Yerikulu verloren. Das ist der Preis eines Grabens; mehr als zwei Mann sind es nie.',
      },
    },
    {
      text: {
        en: 'The Habsburgs take their turn: they discard a card to Fortify the centre Covered Way, right in front of you. Each such work sends one of your men to the rear line when you storm.',
        de: 'Die Habsburger sind am Zug: Sie legen eine Karte ab und befestigen den mittleren Gedeckten Weg, genau vor dir. Jedes solche Werk schickt einen deiner Leute in die hintere Linie, wenn du stürmst.',
      },
      rule: 'V13.5.2',
      plays: ['fortify with HS20', 'build cw-c'],
    },
    {
      text: {
        en: 'Four cards are left, and it is your turn. Entrench once more, left or right: more hexes beside a target mean more men in the storm. Or Assault the centre Covered Way at once. Or Mine, or Bombard, or play an Event. What do you do?',
        de: 'Vier Karten hast du noch, und du bist am Zug. Schanze noch einmal, links oder rechts: Je mehr Felder neben dem Ziel, desto mehr Leute im Sturm. Oder stürme gleich den mittleren Gedeckten Weg. Oder miniere, beschieße, spiele ein Ereignis. Was tust du?',
      },
      rule: 'V12.1.10',
      own: ['turn'],
    },
  ],
  after: {
    en: 'That was a turn, and from here the Page leads the Habsburgs: play on as long as you like, or go on to the next lesson, which is about sending Troops into battle.',
    de: 'Das war ein Zug, und von hier an führt der Page die Habsburger: Spiele weiter, solange du magst, oder geh zur nächsten Lektion; sie handelt davon, Truppen in den Kampf zu schicken.',
  },
};
