import { screens } from '@dining/contract/staff/screens';
import { languageNames, languages } from '@dining/domain/shared/language';
import { useAlerts } from '@dining/ui/alerts';
import { BareSelect } from '@dining/ui/bare-select';
import { Button } from '@dining/ui/button';
import { useState } from 'react';
import { findScope, listScopesWithin, useChosenScope } from '../entities/hotels/chosen-scope';
import { getScopeKey, useFormatScope, useHotels } from '../entities/hotels/staff-hotels';
import { useActionQueue } from '../entities/service/action-queue';
import type { Me } from '../entities/session/session';
import { signOut } from '../entities/session/sign-out';
import { clearTyped, hasTyped } from '../entities/session/typed-storage';
import { attempt } from '../lib/attempt';
import { formatProblem } from '../lib/format';
import { storeLanguage, useTranslations } from '../lib/i18n';
import { useNotify } from '../lib/notify';
import { getScheme, type Scheme, schemes, storeScheme } from '../lib/scheme';
import { openKeyHelp } from './key-help';
import { openPalette, paletteKeyLabel } from './palette-key';

const barClasses =
  'sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-5 border-line border-b bg-raised px-4 print:hidden';

function LanguageAndScheme() {
  const { t, language } = useTranslations();
  const [scheme, setScheme] = useState(getScheme);
  const changeLanguage = (value: string) => {
    const next = languages.find((each) => each === value);
    if (next === undefined) return;
    storeLanguage(next);
    const url = new URL(location.href);
    url.searchParams.delete('lang');
    // Loads the document in the other language, at the same screen.
    if (url.href === location.href) location.reload();
    else location.replace(url);
  };
  const changeScheme = (next: Scheme) => {
    storeScheme(next);
    setScheme(next);
  };
  return (
    <>
      <BareSelect
        label={t('console.language')}
        onChange={(event) => changeLanguage(event.target.value)}
        options={languages.map((each) => ({ value: each, label: languageNames[each].native }))}
        value={language}
      />
      <BareSelect
        label={t('console.scheme.label')}
        onChange={(event) => changeScheme(schemes.find((each) => each === event.target.value) ?? 'system')}
        options={schemes.map((each) => ({ value: each, label: t(`console.scheme.${each}`) }))}
        value={scheme}
      />
    </>
  );
}

/** Shows the top bar of screens without a session. */
export function SignedOutBar() {
  const { t } = useTranslations();
  return (
    <header className={barClasses}>
      <span className="flex flex-1 items-center gap-3 font-medium">
        <span className="mark" />
        {t('console.title')}
      </span>
      <LanguageAndScheme />
    </header>
  );
}

/** Shows the top bar of signed-in staff: chosen scope, palette, language, scheme, help and sign-out. */
export function TopBar({ me }: { me: Me }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const formatScope = useFormatScope();
  const notify = useNotify();
  const alerts = useAlerts();
  const queue = useActionQueue();
  const [scopeKey, setScopeKey] = useChosenScope();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const scopes = listScopesWithin(
    me.grants.map(({ scope }) => scope),
    hotels,
  );
  /** Returns true if there are no recorded actions, or staff agree that they are discarded. */
  const confirmDiscardingActions = async (): Promise<boolean> => {
    const count = queue.get().length;
    if (count === 0) return true;
    return alerts.show({
      title: t('console.drop.title', { count }),
      message: t('console.drop.text'),
      confirmLabel: t('console.drop.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
  };
  /** Returns true if no form has unsaved input, or staff agree that it is discarded. */
  const confirmDiscardingInput = async (): Promise<boolean> =>
    !hasTyped(me.staffId) ||
    alerts.show({
      title: t('console.dropTyped.title'),
      message: t('console.dropTyped.text'),
      confirmLabel: t('console.dropTyped.confirm'),
      cancelLabel: t('common.buttons.cancel'),
    });
  const handleSignOut = async () => {
    if (!(await confirmDiscardingActions()) || !(await confirmDiscardingInput())) return;
    setIsSigningOut(true);
    const outcome = await attempt(signOut);
    if (outcome.ok) {
      queue.clear();
      clearTyped(me.staffId);
      return location.assign(screens.signIn.path);
    }
    setIsSigningOut(false);
    notify(formatProblem(translations, outcome.problem));
  };
  return (
    <header className={barClasses}>
      <span className="flex items-center gap-3 font-medium">
        <span className="mark" />
        <span className="max-xl:sr-only">{t('console.title')}</span>
      </span>
      <span className="min-w-0 flex-auto">
        {scopes.length > 1 ? (
          <BareSelect
            className="w-fit max-w-[min(100%,28rem)]"
            label={t('console.scope.label')}
            onChange={(event) => setScopeKey(event.target.value)}
            options={[
              { value: '', label: t('console.scope.all') },
              ...scopes.map((scope) => ({ value: getScopeKey(scope), label: formatScope(scope) })),
            ]}
            value={findScope(scopeKey, scopes) === undefined ? '' : scopeKey}
          />
        ) : (
          scopes.map((scope) => <span key={getScopeKey(scope)}>{formatScope(scope)}</span>)
        )}
      </span>
      <button
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-ink-soft hover:bg-sunk hover:text-brass"
        onClick={openPalette}
        type="button"
      >
        <svg
          aria-hidden="true"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          viewBox="0 0 24 24"
        >
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20" strokeLinecap="round" />
        </svg>
        <span className="sr-only">{t('console.help.keys.palette')}</span>
        <kbd className="text-xs max-xl:hidden">{paletteKeyLabel}</kbd>
      </button>
      <LanguageAndScheme />
      <button
        aria-label={t('console.help.open')}
        className="size-11 rounded-sm text-ink-soft hover:bg-sunk hover:text-brass"
        onClick={openKeyHelp}
        type="button"
      >
        ?
      </button>
      <span className="max-w-40 truncate text-ink-soft max-xl:sr-only">{me.name}</span>
      <Button onClick={() => void handleSignOut()} pending={isSigningOut} size="sm" variant="quiet">
        {t('console.signOut')}
      </Button>
    </header>
  );
}
