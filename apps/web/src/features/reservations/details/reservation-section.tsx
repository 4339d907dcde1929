import type { ReactNode } from 'react';

export function ReservationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid border-line border-t pt-6">
      <h2 className="mb-3 heading text-xl">{title}</h2>
      {children}
    </section>
  );
}
