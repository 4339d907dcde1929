/** */
export function MainPage() {
  return null;
}
