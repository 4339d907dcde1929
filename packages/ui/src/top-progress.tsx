/**
 * A hair of brass at the top of the window while a page loads. CSS alone holds it back for 400 ms (hidden from screen readers
 * too), so a quick load shows nothing.
 */
export function TopProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div aria-label={label} className="invisible fixed inset-x-0 top-0 z-50 h-0.5 animate-late-appear" role="progressbar">
      <div className="h-full origin-left animate-creep bg-brass forced-colors:bg-[Highlight]" />
    </div>
  );
}
