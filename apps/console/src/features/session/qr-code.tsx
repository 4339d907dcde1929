import encodeQR from 'qr';
import { useMemo } from 'react';

/** Renders a QR code as an SVG, dark on light in both colour schemes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: 2 });
    const darkSquares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: darkSquares.join(''), size: rows.length };
  }, [text]);
  return (
    <svg
      aria-label={label}
      className="size-52 rounded-md"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" />
    </svg>
  );
}
