import { drills } from './all';
import type { Drill } from './lib/drill';
import { startRig } from './lib/rig';
import { formatOutcome, formatStart, formatTable, hasPassed, type Outcome } from './lib/table';

// `npm run drills` runs all drills of the reliability document, one after the other. Arguments select drills by name or
// number (`-- last-seat 6`), select those that every build runs (`-- quick`), or list all drills (`-- --list`). Exits
// with 1 if a drill fails or is unknown.

const args = process.argv.slice(2);
const isQuickRun = args.includes('quick');
const selectors = args.filter((each) => each !== 'quick');
const unknownSelectors = selectors.filter(
  (each) => each !== '--list' && !drills.some(({ name, number }) => each === name || each === String(number)),
);

const isSelected = ({ name, number, isInQuickRun }: Drill): boolean =>
  selectors.length === 0 ? !isQuickRun || isInQuickRun : selectors.includes(name) || selectors.includes(String(number));

async function main(): Promise<void> {
  const selectedDrills = drills.filter(isSelected);
  console.log(`${selectedDrills.length} drills; building the server and starting PostgreSQL with the demo group`);
  const rig = await startRig(isQuickRun ? 'quick' : 'full');
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
  for (const { number, name, description, isInQuickRun } of drills)
    console.log(`${String(number).padStart(2)}  ${name.padEnd(22)} ${description}${isInQuickRun ? ' (quick)' : ''}`);
} else {
  await main();
}
