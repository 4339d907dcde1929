import { LateDialog } from '../../components/late-dialog';
import { detailId } from '../../features/address/address-field';
import type { JoinFormState } from '../../features/join/form/use-join-form';
import { focusAfter } from '../../lib/focus-field';

const loadDialog = () => import('../../features/address/address-search-dialog');

interface AddressSearchProps {
  form: JoinFormState;
  kind: 'home' | 'work';
  onClose: () => void;
}

/** The modal, and where what is chosen in it goes. It stands beside the form: a form holds no other. */
export function AddressSearch({ form, kind, onClose }: AddressSearchProps) {
  const { changeDetails, draft, refusals } = form;
  return (
    <LateDialog load={loadDialog} name="address-search" onClose={onClose}>
      {({ AddressSearchDialog }) => (
        <AddressSearchDialog
          onChoose={({ zipNo, roadAddr }) => {
            refusals.clear(kind);
            focusAfter(() => {
              changeDetails({ [kind]: { zip: zipNo, line1: roadAddr, line2: draft.details[kind].line2 } });
              onClose();
            }, detailId(kind));
          }}
          onClose={onClose}
        />
      )}
    </LateDialog>
  );
}
