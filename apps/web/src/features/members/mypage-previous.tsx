import { ButtonLink } from '@dining/ui/button';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';
import { isPlainClick } from '../../lib/plain-click';

/**
 * Returns a function that leaves a detail page for the list, at the same tab, list page and order as before (Spec
 * §2.14), or at the tab `showTab` if the guest came from elsewhere.
 */
export function useGoBack(showTab?: 'qna') {
  const { history, navigate } = useRouter();
  const from = useRouterState({ select: ({ location }) => location.state.mypage });
  const href = from ?? createPageHref('mypageMain', {}, { showTab });
  const goBack = () => {
    // The list is the previous history entry; going back also restores its scroll position.
    if (from === undefined) void navigate({ href, replace: true });
    else history.back();
  };
  return { href, goBack };
}

export function MypagePrevious({ showTab }: { showTab?: 'qna' }) {
  const { t } = useTranslations();
  const { href, goBack } = useGoBack(showTab);
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goBack();
  };
  return (
    <ButtonLink href={href} onClick={handleClick}>
      {t('common.buttons.previous')}
    </ButtonLink>
  );
}
