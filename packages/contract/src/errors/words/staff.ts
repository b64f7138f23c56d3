import type { Words } from './words.ts'

/** Words for errors of the staff: rights, passkeys and phones. */
export const staffWords = {
  forbidden: {
    en: 'Your role at the front desk does not allow this.',
    de: 'Ihre Rolle an der Rezeption erlaubt das nicht.',
    zh: '您的前台角色无权进行此操作。',
  },
  passkey_sign_in: {
    en: 'You signed in with a mailed code. Please sign in with a passkey to do this.',
    de: 'Sie haben sich mit einem Code per E-Mail angemeldet. Bitte melden Sie sich dafür mit einem Passkey an.',
    zh: '您是用邮件验证码登录的。请使用通行密钥登录后再进行此操作。',
  },
  proof_required: {
    en: 'Please confirm with your passkey first.',
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passkey.',
    zh: '请先使用通行密钥确认。',
  },
  passkey_refused: {
    en: 'This passkey was not accepted. Please try again.',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es erneut.',
    zh: '通行密钥未被接受，请重试。',
  },
  passkey_needed: {
    en: 'A passkey is needed here.',
    de: 'Hier ist ein Passkey nötig.',
    zh: '此处需要通行密钥。',
  },
  passkey_taken: {
    en: 'This passkey is already in use here. Please create a new one.',
    de: 'Dieser Passkey wird hier bereits verwendet. Bitte erstellen Sie einen neuen.',
    zh: '此通行密钥已被使用，请创建新的通行密钥。',
  },
  code_refused: {
    en: 'This code is wrong or too old. Please ask for a new one.',
    de: 'Dieser Code ist falsch oder zu alt. Bitte fordern Sie einen neuen an.',
    zh: '验证码错误或已过期，请重新获取。',
  },
  no_passkey: {
    en: 'This takes a passkey, and you have none yet. Ask the owner for a new link and open it on this device to create one.',
    de: 'Dafür ist ein Passkey nötig, und Sie haben noch keinen. Bitten Sie die Inhaberin oder den Inhaber um einen neuen Link, und öffnen Sie ihn auf diesem Gerät: Dabei wird ein Passkey erstellt.',
    zh: '此操作须用通行密钥确认，而您还没有通行密钥。请向店主索取新链接，并在此设备上打开以创建通行密钥。',
  },
  member_not_found: {
    en: 'There is no such member of the staff.',
    de: 'Diese Person gehört nicht zum Team.',
    zh: '没有找到该员工。',
  },
  name_taken: {
    en: 'Somebody of the staff has this name already.',
    de: 'Jemand im Team heißt bereits so.',
    zh: '已有员工使用此姓名。',
  },
  last_owner: {
    en: 'The property needs at least one owner.',
    de: 'Das Haus braucht mindestens eine Inhaberin oder einen Inhaber.',
    zh: '至少需要保留一位店主。',
  },
  role_not_found: {
    en: 'There is no such role any more.',
    de: 'Diese Rolle gibt es nicht mehr.',
    zh: '该角色已不存在。',
  },
  role_name_taken: {
    en: 'Another role has this name already.',
    de: 'Eine andere Rolle heißt bereits so.',
    zh: '已有其他角色使用此名称。',
  },
  role_fixed: {
    en: 'This role comes with the front desk and cannot be changed. Compose one of your own instead.',
    de: 'Diese Rolle gehört zur Rezeption und lässt sich nicht ändern. Stellen Sie stattdessen eine eigene zusammen.',
    zh: '此角色为前台自带，不能更改。请另建自定义角色。',
  },
  role_in_use: {
    en: 'Members have this role. Please choose which role they get instead.',
    de: 'Diese Rolle ist vergeben. Bitte wählen Sie, welche Rolle die Betroffenen stattdessen erhalten.',
    zh: '仍有员工使用此角色。请选择他们改用的角色。',
  },
  right_not_held: {
    en: 'This is about a right that you do not have yourself. Please ask the owner.',
    de: 'Hier geht es um ein Recht, das Sie selbst nicht haben. Bitte wenden Sie sich an die Inhaberin oder den Inhaber.',
    zh: '此操作涉及您本人没有的权限。请联系店主。',
  },
  push_refused: {
    en: 'This browser cannot be told anything: the address of its push service is not accepted.',
    de: 'Dieser Browser kann keine Mitteilungen erhalten: Die Adresse seines Push-Dienstes wird nicht angenommen.',
    zh: '无法向此浏览器发送通知：其推送服务的地址不被接受。',
  },
  push_off: {
    en: 'Notifications are not switched on for this phone any more. Please switch them on again.',
    de: 'Für dieses Telefon sind Mitteilungen nicht mehr eingeschaltet. Bitte schalten Sie sie wieder ein.',
    zh: '此手机的通知已关闭，请重新开启。',
  },
} satisfies Record<string, Words>
