import { ButtonLink } from '@dining/ui/button';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { t } from '../../lib/i18n';
import { isPlainClick } from '../../lib/plain-click';

/** Where the lists of my page stand. */
const mypage = '/fnb/mypage/main';

/** Back to the list one came from, at the tab, page and order it was left at (Spec §2.14); to my page for whoever came otherwise. */
export function PreviousLink() {
  const { history, navigate } = useRouter();
  const from = useRouterState({ select: ({ location }) => location.state.mypage });
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The list is the entry before this one: going back also gives its scroll position back.
    if (from === undefined) void navigate({ href: mypage });
    else history.back();
  };
  return (
    <ButtonLink href={from ?? mypage} onClick={go}>
      {t('common.buttons.previous')}
    </ButtonLink>
  );
}
