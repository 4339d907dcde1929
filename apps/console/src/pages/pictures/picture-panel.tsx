import type { ProblemError } from '@dining/client/problem-error';
import { createFocalPoint, pictureAltLimit } from '@dining/domain/pictures/catalogue-pictures';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { countCharacters } from '@dining/domain/shared/typed-text';
import { useAlerts } from '@dining/ui/alerts';
import { Button, ButtonLink } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import {
  deletePicture,
  formatOriginalUrl,
  getPictureQuery,
  type Picture,
  type PictureUse,
  picturesKey,
  savePicture,
} from '../../entities/pictures/pictures';
import { CropPreviews } from '../../features/pictures/crop-previews';
import { FocusField } from '../../features/pictures/focus-field';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { Facts } from '../../features/screen/list-detail';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useRequestForm } from '../../lib/use-request-form';
import { PictureStateLabel } from './picture-state-label';

interface PicturePanelProps {
  readonly pictureId: string;
  readonly onDeleted: () => void;
}

/** Shows a picture with the form for its focal point and alternative texts, and its uses. Can delete the picture. */
export function PicturePanel({ pictureId, onDeleted }: PicturePanelProps) {
  const translations = useTranslations();
  const { data, error, isFetching, refetch } = useQuery(getPictureQuery(pictureId));
  // A saved version starts a new form; a version that another staff member saves does not replace unsaved input.
  const [formNumber, setFormNumber] = useState(0);
  if (error !== null && data === undefined)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <LoadingRows />;
  const { picture, uses } = data;
  const { t } = translations;
  return (
    <div className="grid gap-4">
      <h2 className="heading break-words text-lg">{picture.fileName}</h2>
      <PictureStateLabel state={picture.state} />
      {picture.state === 'pending' && <p className="text-ink-soft">{t('pictures.pendingText')}</p>}
      {picture.failureReason !== null && (
        <Notice tone="error">{t(`pictures.failures.${picture.failureReason}`)}</Notice>
      )}
      <PictureForm
        key={formNumber}
        onReload={() => void refetch().then(() => setFormNumber((number) => number + 1))}
        onSaved={() => setFormNumber((number) => number + 1)}
        picture={picture}
      />
      <Uses uses={uses} />
      <Facts
        rows={[
          [
            t('pictures.facts.size'),
            t('pictures.facts.pixels', {
              width: picture.width,
              height: picture.height,
              megabytes: (picture.byteCount / 1024 / 1024).toFixed(1),
            }),
          ],
          [
            t('pictures.facts.uploaded'),
            t('pictures.facts.uploadedBy', {
              at: formatInstant(translations, picture.createdAt),
              name: picture.createdBy,
            }),
          ],
        ]}
      />
      <PictureActions isUsed={uses.length > 0} onDeleted={onDeleted} picture={picture} />
    </div>
  );
}

interface PictureFormProps {
  readonly picture: Picture;
  readonly onSaved: () => void;
  /** Discards unsaved input and shows the stored version. */
  readonly onReload: () => void;
}

interface PictureValues {
  readonly focus: Picture['focus'];
  readonly alt: Picture['alt'];
}

function PictureForm({ picture, onSaved, onReload }: PictureFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const { pictureId, path, width, height } = picture;
  const [version] = useState(picture.version);

  const save = async (values: PictureValues, replacedVersion: number): Promise<ProblemError | undefined> => {
    const focus = createFocalPoint(values.focus.x, values.focus.y);
    const outcome = await write(savePicture, { pictureId, version: replacedVersion, focus, alt: values.alt });
    if (outcome.ok) {
      await queryClient.invalidateQueries({ queryKey: picturesKey });
      notify(t('pictures.saved'));
      onSaved();
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile') {
      const theirs = current as unknown as Picture;
      setConflict({
        rows: listConflictRows(values, theirs),
        keepYours: () => {
          setConflict(undefined);
          void overwrite(values, theirs.version);
        },
      });
    }
    return outcome.problem;
  };
  const overwrite = async (values: PictureValues, replacedVersion: Picture['version']): Promise<void> => {
    const problem = await save(values, replacedVersion);
    if (problem !== undefined && problem.status !== 401 && problem.code !== 'changed_meanwhile')
      await alerts.show({ message: formatProblem(translations, problem) });
  };
  const listConflictRows = (yours: PictureValues, theirs: PictureValues) => [
    {
      label: t('pictures.focus.title'),
      yours: `${yours.focus.x}, ${yours.focus.y}`,
      theirs: `${theirs.focus.x}, ${theirs.focus.y}`,
    },
    ...languages
      .filter((language) => yours.alt[language] !== theirs.alt[language])
      .map((language) => ({
        label: t(`pictures.languages.${language}`),
        yours: yours.alt[language],
        theirs: theirs.alt[language],
      })),
  ];
  const { submit, getFieldProps, getValueFieldProps, values, problem, isPending } = useRequestForm<PictureValues>({
    defaultValues: { focus: picture.focus, alt: picture.alt },
    check: ({ alt }) =>
      languages
        .filter((language) => countCharacters(alt[language].trim()) > pictureAltLimit)
        .map((language) => ({
          field: `alt.${language}` as const,
          text: t('pictures.alt.tooLong', { max: pictureAltLimit }),
        })),
    send: (typed) => save(typed, version),
  });
  const isMissing = (language: Language): boolean => values.alt[language].trim() === '';
  const focusField = getValueFieldProps('focus');
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {path !== null && (
        <>
          <FocusField
            focus={focusField.value}
            height={height}
            onChange={(focus) => focusField.onChange({ ...focus })}
            path={path}
            width={width}
          />
          <Block title={t('pictures.crops.title')}>
            <CropPreviews focus={focusField.value} path={path} />
          </Block>
        </>
      )}
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-medium">{t('pictures.alt.title')}</legend>
        <p className="text-ink-soft">{t('pictures.alt.hint')}</p>
        {languages.map((language) => (
          <TextField
            {...getFieldProps(`alt.${language}`)}
            autoComplete="off"
            description={
              isMissing(language) ? <span className="text-warning">{t('pictures.alt.missing')}</span> : undefined
            }
            key={language}
            label={t(`pictures.languages.${language}`)}
            lang={languageNames[language].html}
          />
        ))}
      </fieldset>
      <Refusal hasConflictDialog problem={problem} />
      <Button className="justify-self-start" pending={isPending} type="submit" variant="primary">
        {t('pictures.save')}
      </Button>
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onKeepTheirs={() => {
          setConflict(undefined);
          onReload();
        }}
      />
    </form>
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslations();
  return (
    <Block title={t('pictures.usedAt.title')}>
      {uses.length === 0 ? (
        <p className="text-ink-soft">{t('pictures.usedAt.none')}</p>
      ) : (
        <ul className="grid gap-1">
          {uses.map(({ kind, code, name }) => (
            <li key={`${kind} ${code}`}>
              <span className="text-ink-soft">{t(`pictures.usedAt.${kind}`)}</span> {name}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

interface PictureActionsProps {
  readonly picture: Picture;
  readonly isUsed: boolean;
  readonly onDeleted: () => void;
}

function PictureActions({ picture, isUsed, onDeleted }: PictureActionsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const { pictureId, version, fileName } = picture;
  const confirmAndDelete = async (): Promise<void> => {
    const isConfirmed = await alerts.show({
      title: t('pictures.deleteTitle'),
      message: t('pictures.deleteText', { name: fileName }),
      confirmLabel: t('pictures.delete'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isConfirmed) return;
    const outcome = await write(deletePicture, { pictureId, version });
    if (!outcome.ok) {
      await queryClient.invalidateQueries({ queryKey: picturesKey });
      if (outcome.problem.status !== 401) void alerts.show({ message: formatProblem(translations, outcome.problem) });
      return;
    }
    onDeleted();
    queryClient.removeQueries({ queryKey: getPictureQuery(pictureId).queryKey });
    await queryClient.invalidateQueries({ queryKey: picturesKey });
    notify(t('pictures.deleted'));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <ButtonLink download href={formatOriginalUrl(pictureId)} size="sm">
          {t('pictures.original')}
        </ButtonLink>
        <Button inactive={isUsed} onClick={() => void confirmAndDelete()} size="sm" variant="danger">
          {t('pictures.delete')}
        </Button>
      </div>
      {isUsed && <p className="text-ink-soft">{t('pictures.deleteUsed')}</p>}
    </div>
  );
}
