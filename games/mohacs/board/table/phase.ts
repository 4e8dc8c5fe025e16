import type { FaceProps } from '@ravelin/web/face';

/** The segment to which a procedure belongs. */
const PHASES: Readonly<Record<string, string>> = {
  'move-segment': 'move',
  go: 'move',
  march: 'move',
  'shock-segment': 'shock',
  combat: 'shock',
  rally: 'rally',
};

/** M14.0.1: before the battle nobody is phasing. */
export const isDeploying = (view: FaceProps['view']): boolean =>
  (view.flow ?? []).some(({ procedure }) => procedure === 'army');

/** The segment of the activation (M4.1.1), by the innermost procedure that belongs to one. */
export const phaseOf = (view: FaceProps['view']): string | undefined => {
  for (const { procedure } of [...(view.flow ?? [])].reverse()) if (PHASES[procedure]) return PHASES[procedure];
  return undefined;
};
