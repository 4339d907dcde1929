/** Shortens a category's name to four characters and '..' (Spec §9). */
export function shortenCategoryName(name: string): string {
  const letters = [...name];
  return letters.length > 4 ? `${letters.slice(0, 4).join('')}..` : name;
}
