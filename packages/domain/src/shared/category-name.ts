/** Shortens a category's name of more than four characters to four and '..' (Spec §9). */
export function shortenCategoryName(name: string): string {
  const characters = [...name];
  return characters.length > 4 ? `${characters.slice(0, 4).join('')}..` : name;
}
