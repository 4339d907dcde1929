/** How many are under way at a time. */
const lanes = 16;

/** Does the work for every item, several at a time, in their order. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
