import type { ProblemError } from '@dining/client/problem-error';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { languageNames, languages } from '@dining/domain/shared/language';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import { RadioGroup } from '@dining/ui/radio-group';
import { Select } from '@dining/ui/select';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Stepper } from '@dining/ui/stepper';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import {
  createOfferQuery,
  type OfferSearch,
  type PhoneBooking,
  type PhoneOffer,
  type PhoneProduct,
} from '../../entities/reservations/phone-booking';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { formatProblem, formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import {
  type BookingDraft,
  checkDraft,
  createBooking,
  createOfferSearch,
  type DraftErrors,
  type DraftField,
} from './booking-draft';

export interface VenueOption {
  readonly value: string;
  readonly label: string;
}

interface BookingFormProps {
  readonly draft: BookingDraft;
  readonly venues: readonly VenueOption[];
  readonly today: string;
  readonly onDraft: (draft: BookingDraft) => void;
  /** Books. Returns why it was refused. */
  readonly onBook: (booking: PhoneBooking) => Promise<ProblemError | undefined>;
}

type Change = (changes: Partial<BookingDraft>) => void;

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
export function BookingForm({ draft, venues, today, onDraft, onBook }: BookingFormProps) {
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
  const price = useQuery({
    ...createOfferQuery(priced ?? idleSearch),
    enabled: priced?.order !== undefined && search !== null,
  }).data?.price;
  const amount = price?.dueAtVenue ?? 0;

  const change: Change = (changes) => {
    setProblem(undefined);
    setErrors({});
    onDraft({ ...draft, ...changes });
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const found = checkDraft(translations, draft, product, today);
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
          <ProductFields
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
          <TimeFields change={change} draft={draft} error={errors.time} offer={offer.data} product={product} />
        )}
        {product !== undefined && (
          <AnswerFields change={change} draft={draft} errors={errors} offer={offer.data} product={product} />
        )}
      </Part>
      <Part title={t('staffDesk.form.pay')}>
        {price?.refusal !== undefined && price.refusal !== null && (
          <Notice tone="warning">{formatProblem(translations, price.refusal)}</Notice>
        )}
        {price?.refusal === null && (
          <p>
            {amount === 0
              ? t('staffDesk.form.atVenueFree')
              : t('staffDesk.form.atVenue', { amount: formatWon(translations, amount) })}
          </p>
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

interface PartProps {
  readonly draft: BookingDraft;
  readonly change: Change;
}

function ProductFields({
  draft,
  change,
  error,
  product,
  products,
}: PartProps & { error: string | undefined; product: PhoneProduct | undefined; products: readonly PhoneProduct[] }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <div className="grid gap-4" data-field="prodCode">
      <Select
        error={error}
        label={t('staffDesk.form.product')}
        onChange={({ target }) => change({ prodCode: target.value, time: '', menus: {}, answers: {} })}
        options={products.map(({ prodCode, name }) => ({ value: prodCode, label: name }))}
        placeholder={t('staffDesk.form.choose')}
        required
        value={draft.prodCode}
      />
      {product?.menus.map(({ menuIndex, name, price }) => (
        <Stepper
          key={menuIndex}
          label={t('staffDesk.form.menuPrice', { name, price: formatWon(translations, price) })}
          onChange={(count) => change({ menus: { ...draft.menus, [menuIndex]: count } })}
          value={draft.menus[menuIndex] ?? 0}
        />
      ))}
    </div>
  );
}

function TimeFields({
  draft,
  change,
  error,
  product,
  offer,
}: PartProps & { error: string | undefined; product: PhoneProduct; offer: PhoneOffer | undefined }) {
  const { t } = useTranslations();
  const isFull = !product.times.some(({ isFree }) => isFree);
  return (
    <div className="grid gap-3" data-field="time">
      <fieldset>
        <legend className="pb-2">{t('staffDesk.form.time')}</legend>
        <div className="flex flex-wrap gap-2">
          {product.times.map(({ time, isFree, seatsLeft }) => (
            <button
              aria-pressed={draft.time === time}
              className={joinClasses(
                'grid min-h-11 min-w-20 content-center rounded-sm border px-3 py-1 text-center tabular-nums',
                draft.time === time ? 'border-brass bg-brass-wash' : 'border-edge hover:bg-sunk',
                !isFree && 'cursor-default border-line border-dashed text-ink-soft',
              )}
              disabled={!isFree}
              key={time}
              onClick={() => change({ time })}
              type="button"
            >
              <span className="font-medium">{time}</span>
              <span className="text-ink-soft text-xs">
                {!isFree && t('staffDesk.form.full')}
                {isFree && product.type === 'table' && t('staffDesk.form.seats', { count: seatsLeft })}
              </span>
            </button>
          ))}
        </div>
        {error !== undefined && (
          <p className="pt-2 text-danger text-sm" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      {isFull && (
        <Notice tone="warning" title={t('staffDesk.form.allFull')}>
          {offer !== undefined && offer.sisters.length > 0 && (
            <>
              <p>{t('staffDesk.form.sisters')}</p>
              <ul>
                {offer.sisters.map(({ dinCode, name, times }) => (
                  <li key={dinCode}>{t('staffDesk.form.sister', { venue: name, times: times.join(', ') })}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

function AnswerFields({
  draft,
  change,
  errors,
  product,
  offer,
}: PartProps & { errors: DraftErrors; product: PhoneProduct; offer: PhoneOffer | undefined }) {
  const { t } = useTranslations();
  const answer = (prodQsCode: string, text: string) => change({ answers: { ...draft.answers, [prodQsCode]: text } });
  const toggle = (code: string, isChosen: boolean) =>
    change({
      allergyCodes: isChosen ? [...draft.allergyCodes, code] : draft.allergyCodes.filter((each) => each !== code),
    });
  return (
    <>
      {product.questions.map(({ prodQsCode, kind, name, required, choices }) => {
        const field = {
          error: errors[`question:${prodQsCode}`],
          label: name,
          required,
          value: draft.answers[prodQsCode] ?? '',
        };
        return (
          <div data-field={`question:${prodQsCode}`} key={prodQsCode}>
            {kind === 'choice' ? (
              <Select
                {...field}
                onChange={({ target }) => answer(prodQsCode, target.value)}
                options={choices.map((value) => ({ value, label: value }))}
                placeholder={t('staffDesk.form.choose')}
              />
            ) : (
              <TextField {...field} onChange={({ target }) => answer(prodQsCode, target.value)} />
            )}
          </div>
        );
      })}
      {product.asksAllergies && (
        <div className="grid gap-2" data-field="allergies">
          <RadioGroup
            error={errors.allergies}
            inline
            label={t('staffDesk.form.allergies')}
            onChange={(value) => change({ hasAllergies: value === 'some' })}
            options={[
              { value: 'none', label: t('staffDesk.form.allergyNone') },
              { value: 'some', label: t('staffDesk.form.allergySome') },
            ]}
            value={draft.hasAllergies ? 'some' : 'none'}
          />
          {draft.hasAllergies && (
            <div className="grid gap-x-4 sm:grid-cols-2">
              {offer?.allergies.map(({ allergyCode, name }) => (
                <Checkbox
                  checked={draft.allergyCodes.includes(allergyCode)}
                  key={allergyCode}
                  onChange={({ target }) => toggle(allergyCode, target.checked)}
                >
                  {name}
                </Checkbox>
              ))}
            </div>
          )}
          {draft.hasAllergies && draft.allergyCodes.includes(otherAllergyCode) && (
            <TextField
              label={t('staffDesk.form.allergyOther')}
              onChange={({ target }) => change({ allergyOther: target.value })}
              required
              value={draft.allergyOther}
            />
          )}
        </div>
      )}
      <TextArea
        label={t('staffDesk.form.request')}
        onChange={({ target }) => change({ requestNote: target.value })}
        rows={2}
        value={draft.requestNote}
      />
    </>
  );
}
