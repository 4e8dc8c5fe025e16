const files = import.meta.glob('../../games/*/rulebook/diagrams.ts', { import: 'diagrams', eager: true });
export const diagramsOf = (game) => files[`../../games/${game}/rulebook/diagrams.ts`] ?? {};
/** What is in sight of a diagram. */
export const cropOf = ({ crop }, face) => crop ?? face.viewBox;
//# sourceMappingURL=diagram.js.map
