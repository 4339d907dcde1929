import { type Figure, formatFigure } from './figures';

/** The six promises that no drill may break (reliability, promises A to F), as the auditor counts them. */
export const promises = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Promised = (typeof promises)[number];

export interface Outcome {
  readonly name: string;
  readonly what: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Findings of the auditor by promise; undefined where no house was audited. */
  readonly broken: Readonly<Record<Promised, number>> | undefined;
  /** What else the auditor found, or an error that ended the drill. */
  readonly faults: readonly string[];
}

export const isKept = ({ figures, broken, faults }: Outcome): boolean =>
  figures.every(({ holds }) => holds) && promises.every((each) => (broken?.[each] ?? 0) === 0) && faults.length === 0;

/** Which drill of a run it is. */
interface Place {
  readonly index: number;
  readonly total: number;
}

const formatPlace = ({ index, total }: Place): string => `[${index + 1}/${total}]`;

/** The line that is printed when a drill begins. */
export const formatStart = (place: Place, { name, what }: Pick<Outcome, 'name' | 'what'>): string =>
  `${formatPlace(place)} ${name} begins: ${what}`;

/** The line that is printed when a drill has ended; faults follow on lines of their own. */
export function formatOutcome(place: Place, outcome: Outcome): string {
  const { name, seconds, figures, faults } = outcome;
  const verdict = `${name} ${isKept(outcome) ? 'kept' : 'BROKEN'} (${seconds.toFixed(0)} s): ${figures.map(formatFigure).join('; ')}`;
  return [`${formatPlace(place)} ${verdict}`, ...faults.map((fault) => `  ${fault}`)].join('\n');
}

const getColumnWidths = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));

/** One table of all drills, in Markdown: what each did, its figures, A to F, and whether everything held. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const head = ['drill', 'what', 'figures', ...promises, 's', 'verdict'];
  const rows = outcomes.map((outcome) => [
    outcome.name,
    outcome.what,
    outcome.figures.map(formatFigure).join('; '),
    ...promises.map((each) => (outcome.broken === undefined ? '–' : String(outcome.broken[each]))),
    outcome.seconds.toFixed(0),
    isKept(outcome) ? 'kept' : 'BROKEN',
  ]);
  const across = getColumnWidths([head, ...rows]);
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((across[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [line(head), line(across.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
