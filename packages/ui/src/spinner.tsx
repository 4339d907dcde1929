export function Spinner({ size = 14 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="animate-turn" focusable="false" height={size} viewBox="0 0 16 16" width={size}>
      <circle cx="8" cy="8" fill="none" opacity="0.3" r="6.5" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
    </svg>
  );
}
