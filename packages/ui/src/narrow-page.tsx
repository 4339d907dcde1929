import type { ReactNode } from 'react';
import { Page } from './page';

export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Page className="pt-12 md:pt-20">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-8">
        <header className="grid gap-2 text-center wrap-anywhere">
          <h1 className="heading text-2xl md:text-3xl">{title}</h1>
          {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </Page>
  );
}
