import type { Captions } from '@ravelin/engine';

/** What the data of a component set are called in English and German, and the paragraph behind each. */
export const captions: Captions = {
  board: ['Board and numbers', 'Plan und Zahlen', 'X0.2'],
  hexes: ['Hexes', 'Felder', 'X0.2'],
  cards: ['Cards', 'Karten', 'X1.2'],
  id: ['Id', 'Kennung', undefined, { fixed: true }],
  name: ['Name', 'Name'],
  hill: ['Worth in an attack', 'Wert im Angriff', 'X3.3'],
  value: ['Number on the card', 'Zahl auf der Karte', 'X2.4'],
  number: ['How many there are', 'Wie viele es gibt', 'X1.2'],
  hand: ['Cards in hand', 'Karten auf der Hand', 'X1.2'],
  strengthNeeded: ['Total that drives the enemy back', 'Summe, die den Gegner zurücktreibt', 'X3.4'],
};
