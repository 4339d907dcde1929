import { type Figure, formatFigure } from './figures';

/** The six guarantees that every drill checks (reliability, promises A to F). */
export const guarantees = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type CheckedGuarantee = (typeof guarantees)[number];

export interface Outcome {
  readonly name: string;
  readonly description: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Findings of the audit by guarantee; undefined if no deployment was audited. */
  readonly broken: Readonly<Record<CheckedGuarantee, number>> | undefined;
  readonly faults: readonly string[];
}

export const isKept = ({ figures, broken, faults }: Outcome): boolean =>
  figures.every(({ holds }) => holds) && guarantees.every((each) => (broken?.[each] ?? 0) === 0) && faults.length === 0;

interface Place {
  readonly index: number;
  readonly total: number;
}

const formatPlace = ({ index, total }: Place): string => `[${index + 1}/${total}]`;

export const formatStart = (place: Place, { name, description }: Pick<Outcome, 'name' | 'description'>): string =>
  `${formatPlace(place)} ${name} begins: ${description}`;

export function formatOutcome(place: Place, outcome: Outcome): string {
  const { name, seconds, figures, faults } = outcome;
  const verdict = `${name} ${isKept(outcome) ? 'kept' : 'BROKEN'} (${seconds.toFixed(0)} s): ${figures.map(formatFigure).join('; ')}`;
  return [`${formatPlace(place)} ${verdict}`, ...faults.map((fault) => `  ${fault}`)].join('\n');
}

const getColumnWidths = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));

export function formatTable(outcomes: readonly Outcome[]): string {
  const head = ['drill', 'what', 'figures', ...guarantees, 's', 'verdict'];
  const rows = outcomes.map((outcome) => [
    outcome.name,
    outcome.description,
    outcome.figures.map(formatFigure).join('; '),
    ...guarantees.map((each) => (outcome.broken === undefined ? '–' : String(outcome.broken[each]))),
    outcome.seconds.toFixed(0),
    isKept(outcome) ? 'kept' : 'BROKEN',
  ]);
  const across = getColumnWidths([head, ...rows]);
  const formatRow = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((across[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [formatRow(head), formatRow(across.map((width) => '-'.repeat(width))), ...rows.map(formatRow)].join('\n');
}
