import { drills } from './all';
import type { Drill } from './lib/drill';
import { startRig } from './lib/rig';
import { formatOutcome, formatStart, formatTable, hasPassed, type Outcome } from './lib/table';

// `npm run drills` runs every drill of the reliability document, one after the other: some by name or number (`--
// last-seat 6`), those of every build (`-- quick`), or lists them (`-- --list`). Exits 1 if a guarantee breaks.

const args = process.argv.slice(2);
const isQuick = args.includes('quick');
const selectors = args.filter((each) => each !== 'quick');
const unknownSelectors = selectors.filter(
  (each) => each !== '--list' && !drills.some(({ name, number }) => each === name || each === String(number)),
);

const isSelected = ({ name, number, quick }: Drill): boolean =>
  selectors.length === 0 ? !isQuick || quick : selectors.includes(name) || selectors.includes(String(number));

async function main(): Promise<void> {
  const selectedDrills = drills.filter(isSelected);
  console.log(`${selectedDrills.length} drills; building the server and starting PostgreSQL with the demo group`);
  const rig = await startRig(isQuick ? 'quick' : 'full');
  const outcomes: Outcome[] = [];
  try {
    for (const [index, drill] of selectedDrills.entries()) {
      const position = { index, total: selectedDrills.length };
      console.log(formatStart(position, drill));
      const outcome = await rig.run(drill);
      console.log(formatOutcome(position, outcome));
      outcomes.push(outcome);
    }
  } finally {
    await rig.close();
  }
  console.log(`\n${formatTable(outcomes)}`);
  process.exitCode = outcomes.every(hasPassed) ? 0 : 1;
}

if (unknownSelectors.length > 0) {
  console.error(`Unknown drill: ${unknownSelectors.join(', ')}. npm run drills -- --list lists all drills.`);
  process.exitCode = 1;
} else if (selectors.includes('--list')) {
  for (const { number, name, description, quick } of drills)
    console.log(`${String(number).padStart(2)}  ${name.padEnd(22)} ${description}${quick ? ' (quick)' : ''}`);
} else {
  await main();
}
