/** Shortens a category's name to four characters and '..' (Spec §9). */
export function shortenCategoryName(name: string): string {
  const characters = [...name];
  return characters.length > 4 ? `${characters.slice(0, 4).join('')}..` : name;
}
