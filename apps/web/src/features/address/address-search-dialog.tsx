import { checkKeyword, cleanKeyword } from '@dining/domain/address/keyword';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { focusField } from '@dining/ui/focus-field';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useEffect, useState } from 'react';
import type { Address } from '../../entities/address/queries';
import { useTranslations } from '../../lib/i18n';
import { AddressResults } from './address-results';

interface AddressSearchDialogProps {
  onChoose: (address: Address) => void;
  onClose: () => void;
}

const formId = 'address-keyword';

export function AddressSearchDialog({ onChoose, onClose }: AddressSearchDialogProps) {
  const { t } = useTranslations();
  const [searchedKeyword, setSearchedKeyword] = useState('');
  useEffect(() => focusField(formId), []);
  const { submit, getFieldProps } = useCheckedForm<{ readonly keyword: string }>({
    defaultValues: { keyword: '' },
    check: ({ keyword }) => {
      const result = checkKeyword(cleanKeyword(keyword));
      return result.ok ? [] : [{ field: 'keyword', text: t(`problems.${result.error}`) }];
    },
    send: ({ keyword }) => setSearchedKeyword(cleanKeyword(keyword)),
    announceFailure: () => {},
  });
  return (
    <Dialog onClose={onClose} open size="md" title={t('join.form.searchAddress')}>
      <form
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2"
        id={formId}
        noValidate
        onSubmit={submit}
        role="search"
      >
        <TextField
          {...getFieldProps('keyword')}
          autoComplete="off"
          description={t('join.addressSearch.hint')}
          enterKeyHint="search"
          label={t('join.addressSearch.keyword')}
        />
        <Button className="sm:mt-14.5 sm:self-start" type="submit" variant="primary">
          {t('join.addressSearch.search')}
        </Button>
      </form>
      {searchedKeyword !== '' && <AddressResults key={searchedKeyword} keyword={searchedKeyword} onChoose={onChoose} />}
    </Dialog>
  );
}
