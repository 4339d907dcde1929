import { ButtonLink } from '@dining/ui/button';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';
import { isPlainClick } from '../../lib/plain-click';

/**
 * Returns the URL of the list to which a detail page leads back, and a function that opens it. The list has the same
 * tab, list page and order as before (Spec §2.14), or shows the tab `showTab` if the page was not opened from the list.
 */
export function useGoBack(showTab?: 'qna') {
  const { history, navigate } = useRouter();
  const listHref = useRouterState({ select: ({ location }) => location.state.mypageHref });
  const href = listHref ?? createPageHref('mypageMain', {}, { showTab });
  const goBack = () => {
    // A list from which the page was opened is the previous history entry. Going back restores its scroll position.
    if (listHref === undefined) void navigate({ href, replace: true });
    else history.back();
  };
  return { href, goBack };
}

export function MypageBackLink({ showTab }: { showTab?: 'qna' }) {
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
