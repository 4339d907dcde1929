export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a
      className="sr-only z-50 bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      href={href}
    >
      {children}
    </a>
  );
}
