import { joinClasses } from '@dining/ui/join-classes';
import { useModal } from '@dining/ui/use-modal';
import { type KeyboardEvent, useId, useState } from 'react';
import { formatProblem } from '../lib/format';
import { useTranslations } from '../lib/i18n';
import { type Destination, type DestinationGroup, useDestinations } from './palette-destinations';

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly DestinationGroup[];
  readonly active: Destination | undefined;
  readonly onActive: (id: string) => void;
  readonly onGo: (destination: Destination) => void;
}

function Options({ id, groups, active, onActive, onGo }: OptionsProps) {
  const { t } = useTranslations();
  return groups.map(({ name, destinations }) => (
    <div aria-labelledby={`${id}-${name}`} className="py-2" key={name} role="group">
      <p className="px-5 py-1 font-medium text-ink-soft text-xs" id={`${id}-${name}`}>
        {t(`palette.groups.${name}`)}
      </p>
      {destinations.map((destination) => {
        const isActive = destination.id === active?.id;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys act on the field, which has the focus
          <div
            aria-selected={isActive}
            className={joinClasses(
              'flex min-h-9 cursor-pointer items-baseline gap-3 px-5 py-2 pointer-coarse:min-h-11',
              isActive && 'bg-brass-wash',
            )}
            id={`${id}-${destination.id}`}
            key={destination.id}
            onClick={() => onGo(destination)}
            onPointerMove={() => onActive(destination.id)}
            role="option"
            tabIndex={-1}
          >
            <bdi className="max-w-[60%] shrink-0 truncate">{destination.label}</bdi>
            <span className="min-w-0 flex-1 truncate text-ink-soft text-xs">{destination.detail}</span>
          </div>
        );
      })}
    </div>
  ));
}

/** Lists the screens, venues, days and reservations that match the typed text, and opens the chosen one. */
export function Palette({ initialText, onClose }: { initialText: string; onClose: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const ref = useModal();
  const id = useId();
  const [typedText, setTypedText] = useState(initialText);
  const [activeId, setActiveId] = useState<string>();
  const { groups, isSearching, error } = useDestinations(typedText);
  const allDestinations = groups.flatMap(({ destinations }) => destinations);
  const active = allDestinations.find((destination) => destination.id === activeId) ?? allDestinations[0];

  const go = (destination: Destination) => {
    onClose();
    destination.go();
  };
  const moveActive = (step: 1 | -1) => {
    const index = active === undefined ? -1 : allDestinations.indexOf(active);
    const nextDestination = allDestinations[(index + step + allDestinations.length) % allDestinations.length];
    if (nextDestination === undefined) return;
    setActiveId(nextDestination.id);
    document.getElementById(`${id}-${nextDestination.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Enter: () => active !== undefined && go(active),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    // Escape closes the palette through onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-label={t('palette.title')}
      className="modal mx-auto mt-[12dvh] mb-auto max-h-[70dvh] w-[min(40rem,calc(100vw-2rem))] rounded-lg bg-raised text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      ref={ref}
    >
      <div className="flex max-h-[inherit] flex-col">
        <input
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-hint`}
          aria-expanded={allDestinations.length > 0}
          aria-label={t('palette.field')}
          autoComplete="off"
          className="min-h-14 w-full shrink-0 rounded-t-lg border-line border-b bg-raised px-5 text-base placeholder:text-ink-soft focus-visible:-outline-offset-2"
          data-first-focus
          onChange={(event) => {
            setTypedText(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={handleKeyDown}
          placeholder={t('palette.field')}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typedText}
        />
        <div
          aria-label={t('palette.list')}
          className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain"
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
        >
          <Options active={active} groups={groups} id={id} onActive={setActiveId} onGo={go} />
        </div>
        {allDestinations.length === 0 && !isSearching && error === null && (
          <div className="grid gap-1 px-5 py-8 text-center">
            <p className="font-medium">{t('palette.none')}</p>
            <p className="text-ink-soft">{t('palette.noneText')}</p>
          </div>
        )}
        {error !== null && (
          <p className="px-5 py-3 text-danger" role="alert">
            {t('palette.failed', { reason: formatProblem(translations, error) })}
          </p>
        )}
        <p className="flex justify-between gap-5 border-line border-t px-5 py-2.5 text-ink-soft text-xs">
          <span id={`${id}-hint`}>{t('palette.hint')}</span>
          <span className="shrink-0 tabular-nums" role="status">
            {isSearching ? t('palette.searching') : t('palette.count', { count: allDestinations.length })}
          </span>
        </p>
      </div>
    </dialog>
  );
}
