import { checkKeyword, searchedKeyword } from '@dining/domain/address/keyword';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { TextField } from '@dining/ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import type { Address } from '../../entities/address/queries';
import { focusAfter, focusField } from '../../lib/focus-field';
import { useTranslations } from '../../lib/i18n';
import { FoundAddresses } from './found-addresses';

interface AddressSearchDialogProps {
  onChoose: (address: Address) => void;
  onClose: () => void;
}

const keywordId = 'address-keyword';

/** Searches addresses of Korea by street or building (Spec §2.3 Address search modal). */
export function AddressSearchDialog({ onChoose, onClose }: AddressSearchDialogProps) {
  const { t } = useTranslations();

  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => focusField(keywordId), []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const keyword = searchedKeyword(typed);
    const check = checkKeyword(keyword);
    if (!check.ok) return focusAfter(() => setFault(t(`problems.${check.error}`)), keywordId);
    setFault(undefined);
    setAsked(keyword);
  };
  return (
    <Dialog closeLabel={t('common.buttons.close')} onClose={onClose} open size="md" title={t('join.form.searchAddress')}>
      <form
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2"
        id={keywordId}
        noValidate
        onSubmit={search}
        role="search"
      >
        <TextField
          autoComplete="off"
          description={t('join.addressSearch.hint')}
          enterKeyHint="search"
          error={fault}
          label={t('join.addressSearch.keyword')}
          onChange={(event) => setTyped(event.target.value)}
          value={typed}
        />
        <Button className="sm:mt-14.5 sm:self-start" type="submit" variant="primary">
          {t('join.addressSearch.search')}
        </Button>
      </form>
      {asked !== '' && <FoundAddresses key={asked} keyword={asked} onChoose={onChoose} />}
    </Dialog>
  );
}
