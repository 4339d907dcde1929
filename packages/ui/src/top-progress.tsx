/** Shows a thin bar at the top of the window while a page loads. CSS delays it by 400 ms, also for screen readers. */
export function TopProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div
      aria-label={label}
      className="invisible fixed inset-x-0 top-0 z-50 h-0.5 animate-late-appear"
      role="progressbar"
    >
      <div className="h-full origin-left animate-creep bg-brass forced-colors:bg-[Highlight]" />
    </div>
  );
}
