import type { ProblemError } from '@dining/client/problem-error';
import { languageNames, languages } from '@dining/domain/shared/language';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Stepper } from '@dining/ui/stepper';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { createOfferQuery, type OfferSearch, type PhoneBooking } from '../../entities/reservations/phone-booking';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { formatProblem, formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { BookingAnswerFields } from './booking-answer-fields';
import {
  type BookingDraft,
  type ChangeDraft,
  checkDraft,
  createBooking,
  createOfferSearch,
  type DraftErrors,
  type DraftField,
} from './booking-draft';
import { BookingPaymentFields } from './booking-payment-fields';
import { BookingProductFields } from './booking-product-fields';
import { BookingTimeFields } from './booking-time-fields';

export interface VenueOption {
  readonly value: string;
  readonly label: string;
}

interface BookingFormProps {
  readonly draft: BookingDraft;
  readonly venues: readonly VenueOption[];
  /** Codes of the venues where the reader may book beyond capacity. */
  readonly overrideVenues: readonly string[];
  readonly today: string;
  readonly onDraft: (draft: BookingDraft) => void;
  /** Books. Returns why it was refused. */
  readonly onBook: (booking: PhoneBooking) => Promise<ProblemError | undefined>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left w-full font-medium text-base">{title}</legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  );
}

const idleSearch: OfferSearch = { dinCode: '', date: '', adults: 0, kids: 0, language: 'en' };

/** Takes a booking by phone in four parts: who, what, when and payment. What was typed stays after a refusal. */
export function BookingForm({ draft, venues, overrideVenues, today, onDraft, onBook }: BookingFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const search = createOfferSearch(draft, today);
  const offer = useQuery({ ...createOfferQuery(search ?? idleSearch), enabled: search !== null });
  const product = offer.data?.products.find(({ prodCode }) => prodCode === draft.prodCode);
  const priced = product && createOfferSearch(draft, today, product);
  const chosenOffer = useQuery({
    ...createOfferQuery(priced ?? idleSearch),
    enabled: priced?.order !== undefined && search !== null,
  }).data;
  const price = chosenOffer?.price;
  const amount = price?.dueAtVenue ?? 0;
  const mayOverride = overrideVenues.includes(draft.dinCode);

  const change: ChangeDraft = (changes) => {
    setProblem(undefined);
    setErrors({});
    onDraft({ ...draft, ...changes });
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const found = checkDraft(translations, draft, product, { today, mayOverride });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.scrollIntoView({ block: 'center' });
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, textarea, button)`)?.focus();
      return;
    }
    if (product === undefined) return;
    setIsPending(true);
    setProblem(await onBook(createBooking(draft, product, amount)));
    setIsPending(false);
  };
  const wrap = (field: DraftField, content: ReactNode) => (
    <div data-field={field} key={field}>
      {content}
    </div>
  );
  const people = formatParty(translations, { ...draft, type: 'table', pickupQuantity: 0 });

  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void submit(event)} ref={form}>
      <Part title={t('staffDesk.form.who')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['name', 'phone', 'email'] as const).map((field) =>
            wrap(
              field,
              <TextField
                autoComplete="off"
                error={errors[field]}
                label={t(`staffDesk.contact.${field}`)}
                onChange={({ target }) => change({ [field]: target.value })}
                required
                type={{ name: 'text', phone: 'tel', email: 'email' }[field]}
                value={draft[field]}
              />,
            ),
          )}
          <Select
            label={t('staffDesk.facts.language')}
            onChange={({ target }) => change({ language: target.value as BookingDraft['language'], answers: {} })}
            options={languages.map((value) => ({ value, label: languageNames[value].native }))}
            value={draft.language}
          />
        </div>
      </Part>
      <Part title={t('staffDesk.form.what')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {wrap(
            'dinCode',
            <Select
              error={errors.dinCode}
              label={t('staffDesk.form.venue')}
              onChange={({ target }) =>
                change({ dinCode: target.value, prodCode: '', time: '', menus: {}, answers: {} })
              }
              options={venues}
              placeholder={t('staffDesk.form.chooseVenue')}
              required
              value={draft.dinCode}
            />,
          )}
          {wrap(
            'date',
            <TextField
              error={errors.date}
              label={t('staffDesk.form.date')}
              min={today}
              onChange={({ target }) => change({ date: target.value, time: '' })}
              required
              type="date"
              value={draft.date}
            />,
          )}
          {wrap(
            'adults',
            <Stepper
              error={errors.adults}
              label={t('staffDesk.form.adults')}
              onChange={(adults) => change({ adults })}
              value={draft.adults}
            />,
          )}
          <Stepper label={t('staffDesk.form.kids')} onChange={(kids) => change({ kids })} value={draft.kids} />
        </div>
        {offer.error !== null && (
          <Notice announce tone="error">
            {formatProblem(translations, offer.error)}
          </Notice>
        )}
        {search !== null && offer.data === undefined && offer.error === null && (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        )}
        {search !== null && offer.data?.products.length === 0 && (
          <Notice tone="warning">{t('staffDesk.form.noProducts')}</Notice>
        )}
        {search !== null && offer.data !== undefined && offer.data.products.length > 0 && (
          <BookingProductFields
            change={change}
            draft={draft}
            error={errors.prodCode}
            product={product}
            products={offer.data.products}
          />
        )}
      </Part>
      <Part title={t('staffDesk.form.when')}>
        {product === undefined ? (
          <p className="text-ink-soft">{t('staffDesk.form.errors.product')}</p>
        ) : (
          <BookingTimeFields
            change={change}
            chosenOffer={chosenOffer}
            draft={draft}
            errors={errors}
            mayOverride={mayOverride}
            offer={offer.data}
            people={people}
            product={product}
          />
        )}
        {product !== undefined && (
          <BookingAnswerFields change={change} draft={draft} errors={errors} offer={offer.data} product={product} />
        )}
      </Part>
      <Part title={t('staffDesk.form.pay')}>
        {price?.refusal !== undefined && price.refusal !== null && (
          <Notice tone="warning">{formatProblem(translations, price.refusal)}</Notice>
        )}
        {price?.refusal === null && product !== undefined && (
          <BookingPaymentFields amount={amount} change={change} draft={draft} product={product} />
        )}
        {wrap(
          'isSpoken',
          <Checkbox
            checked={draft.isSpoken}
            description={t('staffDesk.form.spokenText')}
            error={errors.isSpoken}
            onChange={({ target }) => change({ isSpoken: target.checked })}
            required
          >
            {t('staffDesk.form.spoken')}
          </Checkbox>,
        )}
      </Part>
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
        {draft.time === ''
          ? t('staffDesk.form.submitEmpty')
          : t('staffDesk.form.submit', { visit: formatVisit(translations, draft, false), people })}
      </Button>
    </form>
  );
}
