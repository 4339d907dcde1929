import { type Figure, formatFigure } from './figures';

/** The promises A to F of docs/spec/reliability.md, which the consistency check verifies after the drills. */
export const guarantees = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type CheckedGuarantee = (typeof guarantees)[number];

export interface Outcome {
  readonly name: string;
  readonly description: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Findings of the consistency check by guarantee; undefined if no deployment was checked. */
  readonly findingCounts: Readonly<Record<CheckedGuarantee, number>> | undefined;
  readonly failures: readonly string[];
}

export const hasPassed = ({ figures, findingCounts, failures }: Outcome): boolean =>
  figures.every(({ isMet }) => isMet) &&
  guarantees.every((each) => (findingCounts?.[each] ?? 0) === 0) &&
  failures.length === 0;

interface Position {
  readonly index: number;
  readonly total: number;
}

const formatPosition = ({ index, total }: Position): string => `[${index + 1}/${total}]`;

export const formatStart = (position: Position, { name, description }: Pick<Outcome, 'name' | 'description'>): string =>
  `${formatPosition(position)} ${name} started: ${description}`;

export function formatOutcome(position: Position, outcome: Outcome): string {
  const { name, seconds, figures, failures } = outcome;
  const verdict = `${name} ${hasPassed(outcome) ? 'passed' : 'FAILED'} (${seconds.toFixed(0)} s): ${figures.map(formatFigure).join('; ')}`;
  return [`${formatPosition(position)} ${verdict}`, ...failures.map((failure) => `  ${failure}`)].join('\n');
}

const getColumnWidths = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));

export function formatTable(outcomes: readonly Outcome[]): string {
  const header = ['drill', 'description', 'figures', ...guarantees, 's', 'verdict'];
  const rows = outcomes.map((outcome) => [
    outcome.name,
    outcome.description,
    outcome.figures.map(formatFigure).join('; '),
    ...guarantees.map((each) => (outcome.findingCounts === undefined ? '–' : String(outcome.findingCounts[each]))),
    outcome.seconds.toFixed(0),
    hasPassed(outcome) ? 'passed' : 'FAILED',
  ]);
  const columnWidths = getColumnWidths([header, ...rows]);
  const formatRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((columnWidths[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [formatRow(header), formatRow(columnWidths.map((width) => '-'.repeat(width))), ...rows.map(formatRow)].join(
    '\n',
  );
}
