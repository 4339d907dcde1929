import { Page } from '@dining/ui/page';
import type { ReactNode } from 'react';
import { MypageNav } from './mypage-nav';

export function MypageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page className="pt-8 md:pt-14">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h1 className="heading text-2xl md:text-3xl">{title}</h1>
          <MypageNav />
        </header>
        {children}
      </div>
    </Page>
  );
}
