import { businessFields, readableFields } from '@dining/domain/catalogue/business-info';
import { checkHotelFields } from '@dining/domain/catalogue/check-fields';
import { type HotelFields, mapReadable } from '@dining/domain/catalogue/fields';
import { memberDiscountMaxPeople } from '@dining/domain/pricing/member-discount';
import type { HtlCode } from '@dining/domain/shared/codes';
import { languageNames, languages } from '@dining/domain/shared/language';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { getHotelHistoryQuery } from '../../entities/catalogue/form-history';
import { FormHistory } from '../../features/screen/form-history';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { parseNumber, useFieldsForm } from './use-fields-form';

interface HotelValues extends Omit<HotelFields, 'position' | 'latitude' | 'longitude' | 'memberFoodRule'> {
  readonly position: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly hasMemberRule: boolean;
  readonly memberFoodRule: {
    readonly weekdayRate: string;
    readonly weekendRate: string;
    readonly maxPeople: string;
    /** Separated by commas. */
    readonly excludedMonthDays: string;
  };
}

const noMemberRule = {
  weekdayRate: '',
  weekendRate: '',
  maxPeople: String(memberDiscountMaxPeople),
  excludedMonthDays: '',
};

const memberRuleFields = ['weekdayRate', 'weekendRate', 'maxPeople', 'excludedMonthDays'] as const;

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
  readable: mapReadable(() => noText),
  reviewsOn: true,
  pointsSpendable: false,
  staffLanguage: 'ko',
  hasMemberRule: false,
  memberFoodRule: noMemberRule,
});

const toValues = ({ position, latitude, longitude, memberFoodRule, ...fields }: HotelFields): HotelValues => ({
  ...fields,
  hasMemberRule: memberFoodRule !== null,
  memberFoodRule:
    memberFoodRule === null
      ? noMemberRule
      : {
          weekdayRate: String(memberFoodRule.weekdayRate),
          weekendRate: String(memberFoodRule.weekendRate),
          maxPeople: String(memberFoodRule.maxPeople),
          excludedMonthDays: memberFoodRule.excludedMonthDays.join(', '),
        },
  position: String(position),
  latitude: String(latitude),
  longitude: String(longitude),
});

const splitDays = (text: string): readonly string[] => text.split(/[,\s]+/).filter((day) => day !== '');

const toFields = ({
  position,
  latitude,
  longitude,
  hasMemberRule,
  memberFoodRule,
  ...values
}: HotelValues): HotelFields => ({
  ...values,
  memberFoodRule: hasMemberRule
    ? {
        weekdayRate: parseNumber(memberFoodRule.weekdayRate),
        weekendRate: parseNumber(memberFoodRule.weekendRate),
        maxPeople: parseNumber(memberFoodRule.maxPeople),
        excludedMonthDays: splitDays(memberFoodRule.excludedMonthDays),
      }
    : null,
  position: parseNumber(position),
  latitude: parseNumber(latitude),
  longitude: parseNumber(longitude),
});

interface HotelFormProps {
  readonly draftKey: string;
  /** Null for a new hotel. */
  readonly htlCode: HtlCode | null;
  /** Undefined for a new hotel. */
  readonly stored: { readonly fields: HotelFields; readonly version: string } | undefined;
  readonly nextPosition: number;
  readonly onSave: (fields: HotelFields, version: string | null) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds or changes a hotel and the registration of its company. */
export function HotelForm({ draftKey, htlCode, stored, nextPosition, onSave, onSaved }: HotelFormProps) {
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
      readable: t('setup.hotel.translations'),
      reviewsOn: t('setup.hotel.reviewsOn'),
      pointsSpendable: t('setup.hotel.pointsSpendable'),
      staffLanguage: t('setup.hotel.staffLanguage'),
      memberFoodRule: t('setup.hotel.memberRule.title'),
    },
    formatPart: (part) => {
      const field = businessFields.find((each) => each === part);
      if (field !== undefined) return t(`setup.hotel.fields.${field}`);
      const ruleField = memberRuleFields.find((each) => each === part);
      return ruleField && t(`setup.hotel.memberRule.${ruleField}`);
    },
    formatValue: (name, value) => {
      const language = name === 'staffLanguage' ? languages.find((each) => each === value) : undefined;
      return language && languageNames[language].native;
    },
    onSaved,
  });
  const staffLanguage = form.getValueFieldProps('staffLanguage');
  const getFlagProps = (name: 'reviewsOn' | 'pointsSpendable' | 'hasMemberRule') => {
    const { value, onChange, error } = form.getValueFieldProps(name);
    return {
      checked: value,
      error,
      id: form.getId(name),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange(target.checked),
    };
  };
  return (
    <FieldsFormFrame
      form={form}
      history={
        htlCode !== null && (
          <FormHistory
            formatDifference={form.formatDifference}
            hasChanges={form.hasChanges}
            // A version of an older release lacks the fields that were added since.
            onUse={(fields) => form.replaceValues(toValues({ ...stored?.fields, ...fields }))}
            query={getHotelHistoryQuery(htlCode)}
          />
        )
      }
    >
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
      <FieldGroup description={t('setup.hotel.translationsHint')} label={t('setup.hotel.translations')}>
        <div className="grid gap-4">
          {readableFields.map((name) => (
            <LanguageFields
              getField={(language) => form.getFieldProps(`readable.${name}.${language}`)}
              key={name}
              label={t(`setup.hotel.fields.${name}`)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label={t('setup.hotel.forMembers')}>
        <div className="grid gap-3">
          <Checkbox {...getFlagProps('reviewsOn')}>{t('setup.hotel.reviewsOn')}</Checkbox>
          <Checkbox {...getFlagProps('pointsSpendable')}>{t('setup.hotel.pointsSpendable')}</Checkbox>
          <Checkbox {...getFlagProps('hasMemberRule')}>{t('setup.hotel.memberRule.has')}</Checkbox>
        </div>
      </FieldGroup>
      {form.values.hasMemberRule && (
        <FieldGroup description={t('setup.hotel.memberRule.hint')} label={t('setup.hotel.memberRule.title')}>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
            {(['weekdayRate', 'weekendRate'] as const).map((name) => (
              <TextField
                {...form.getRequiredFieldProps(`memberFoodRule.${name}`)}
                autoComplete="off"
                inputMode="numeric"
                key={name}
                label={t(`setup.hotel.memberRule.${name}`)}
                suffix="%"
              />
            ))}
            <TextField
              {...form.getRequiredFieldProps('memberFoodRule.maxPeople')}
              autoComplete="off"
              inputMode="numeric"
              label={t('setup.hotel.memberRule.maxPeople')}
            />
            <TextField
              {...form.getFieldProps('memberFoodRule.excludedMonthDays')}
              autoComplete="off"
              description={t('setup.hotel.memberRule.daysHint')}
              label={t('setup.hotel.memberRule.excludedMonthDays')}
            />
          </div>
        </FieldGroup>
      )}
      <Select
        className="max-w-xs"
        error={staffLanguage.error}
        id={form.getId('staffLanguage')}
        label={t('setup.hotel.staffLanguage')}
        onChange={({ target }) =>
          staffLanguage.onChange(languages.find((language) => language === target.value) ?? 'ko')
        }
        options={languages.map((language) => ({ value: language, label: languageNames[language].native }))}
        value={staffLanguage.value}
      />
    </FieldsFormFrame>
  );
}
