import { requiredBusinessFields } from '@dining/domain/catalogue/business-fields';
import { checkHotelFields } from '@dining/domain/catalogue/check-fields';
import type { HotelFields } from '@dining/domain/catalogue/fields';
import { FieldGroup } from '@dining/ui/field-group';
import { TextField } from '@dining/ui/text-field';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { parseNumber, useFieldsForm } from './use-fields-form';

interface HotelValues extends Omit<HotelFields, 'position' | 'latitude' | 'longitude'> {
  readonly position: string;
  readonly latitude: string;
  readonly longitude: string;
}

const noText = { ko: '', en: '', cn: '', ja: '' };

const createValues = (nextPosition: number): HotelValues => ({
  name: noText,
  phone: '',
  homePageUrl: '',
  position: String(nextPosition),
  latitude: '',
  longitude: '',
  business: {
    companyName: '',
    representative: '',
    address: '',
    tel: '',
    email: '',
    bizRegNo: '',
    mailOrderNo: '',
    mailOrderOffice: '',
    ftcLookupUrl: 'https://www.ftc.go.kr/bizCommPop.do',
    hostingProvider: '',
    privacyOfficer: '',
  },
});

const toValues = ({ position, latitude, longitude, ...fields }: HotelFields): HotelValues => ({
  ...fields,
  position: String(position),
  latitude: String(latitude),
  longitude: String(longitude),
});

const toFields = ({ position, latitude, longitude, ...values }: HotelValues): HotelFields => ({
  ...values,
  position: parseNumber(position),
  latitude: parseNumber(latitude),
  longitude: parseNumber(longitude),
});

const businessFields = [...requiredBusinessFields, 'ftcLookupUrl'] as const;

interface HotelFormProps {
  readonly draftKey: string;
  /** Undefined for a new hotel. */
  readonly stored: { readonly fields: HotelFields; readonly version: string } | undefined;
  readonly nextPosition: number;
  readonly onSave: (fields: HotelFields, version: string | null) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Enters or changes a hotel and the registration of its company. */
export function HotelForm({ draftKey, stored, nextPosition, onSave, onSaved }: HotelFormProps) {
  const { t } = useTranslations();
  const form = useFieldsForm<HotelValues, HotelFields>({
    draftKey,
    version: stored?.version ?? null,
    initialValues: stored === undefined ? createValues(nextPosition) : toValues(stored.fields),
    toFields,
    check: checkHotelFields,
    save: onSave,
    labels: {
      name: t('setup.hotel.name'),
      phone: t('setup.hotel.phone'),
      homePageUrl: t('setup.hotel.homePageUrl'),
      position: t('setup.hotel.position'),
      latitude: t('setup.hotel.latitude'),
      longitude: t('setup.hotel.longitude'),
      business: t('setup.hotel.business'),
    },
    onSaved,
  });
  return (
    <FieldsFormFrame form={form}>
      <LanguageFields
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('setup.hotel.name')}
        required
      />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <TextField {...form.getRequiredFieldProps('phone')} autoComplete="off" label={t('setup.hotel.phone')} />
        <TextField
          {...form.getFieldProps('homePageUrl')}
          autoComplete="off"
          className="xl:col-span-2"
          inputMode="url"
          label={t('setup.hotel.homePageUrl')}
        />
        <TextField
          {...form.getRequiredFieldProps('position')}
          autoComplete="off"
          inputMode="numeric"
          label={t('setup.hotel.position')}
        />
      </div>
      <FieldGroup label={t('setup.hotel.coordinates')}>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
          <TextField
            {...form.getRequiredFieldProps('latitude')}
            autoComplete="off"
            inputMode="decimal"
            label={t('setup.hotel.latitude')}
          />
          <TextField
            {...form.getRequiredFieldProps('longitude')}
            autoComplete="off"
            inputMode="decimal"
            label={t('setup.hotel.longitude')}
          />
        </div>
      </FieldGroup>
      <FieldGroup description={t('setup.hotel.businessHint')} label={t('setup.hotel.business')}>
        <div className="grid gap-4 md:grid-cols-2">
          {businessFields.map((name) => (
            <TextField
              {...(name === 'ftcLookupUrl'
                ? form.getFieldProps(`business.${name}`)
                : form.getRequiredFieldProps(`business.${name}`))}
              autoComplete="off"
              key={name}
              label={t(`setup.hotel.fields.${name}`)}
            />
          ))}
        </div>
      </FieldGroup>
    </FieldsFormFrame>
  );
}
