/** Spec §9: a category's name is cut after four characters, with '..' in place of the rest. */
export function shortenCategoryName(name: string): string {
  const letters = [...name];
  return letters.length > 4 ? `${letters.slice(0, 4).join('')}..` : name;
}
