/**
 * What the roles that every property has are called, by their ids and in the languages of the front desk. A role that
 * the owner composes has another name, so that nobody takes it for one of these.
 */
const names = [
  ['owner', 'Owner', 'Inhaber', '店主', 'හිමිකරු', 'உரிமையாளர்'],
  ['desk', 'Front desk', 'Rezeption', '前台', 'පිළිගැනීම', 'வரவேற்பு'],
  ['housekeeping', 'Housekeeping', 'Hauswirtschaft', '客房清洁', 'කාමර පිරිසිදු කිරීම', 'அறைப் பராமரிப்பு'],
  ['accounts', 'Accounts', 'Buchhaltung', '财务', 'ගිණුම්', 'கணக்குகள்'],
  ['night', 'Night', 'Nachtdienst', '夜班', 'රාත්‍රී සේවය', 'இரவுப் பணி'],
  ['none', 'No role', 'Keine Rolle', '无角色', 'කාර්යභාරයක් නැත', 'பொறுப்பு இல்லை'],
].flat()

/** Signs that look alike are one, and case and joiners do not count. */
const fold = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/gu, '')
    .trim()
    .toLowerCase()

const taken = new Set(names.map(fold))

/** Whether a role that every property has is called so. */
export const isPresetName = (name: string): boolean => taken.has(fold(name))
