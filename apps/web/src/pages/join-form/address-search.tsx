import { focusFieldAfter } from '@dining/ui/focus-field';
import type { FormFields } from '@dining/ui/use-checked-form';
import { LazyDialog } from '../../components/lazy-dialog';
import { getDetailFieldId } from '../../features/address/address-field';
import type { JoinValues } from '../../features/join/form/join-draft';

const loadDialog = () => import('../../features/address/address-search-dialog');

interface AddressSearchProps {
  fields: FormFields<JoinValues>;
  kind: 'home' | 'work';
  onClose: () => void;
}

export function AddressSearch({ fields, kind, onClose }: AddressSearchProps) {
  const address = fields.getValueFieldProps(kind);
  return (
    <LazyDialog load={loadDialog} name="address-search" onClose={onClose}>
      {({ AddressSearchDialog }) => (
        <AddressSearchDialog
          onChoose={({ zipNo, roadAddr }) =>
            focusFieldAfter(() => {
              address.onChange({ zip: zipNo, line1: roadAddr, line2: address.value.line2 });
              onClose();
            }, getDetailFieldId(kind))
          }
          onClose={onClose}
        />
      )}
    </LazyDialog>
  );
}
