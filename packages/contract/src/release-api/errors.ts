import type { Lang } from '../lang.ts'

/**
 * Every error of /api/releases with its HTTP status. They are apart from the errors of the REST API, since no
 * browser needs them.
 */
export const releaseErrorStatus = {
  // access
  release_token_missing: 401,
  release_token_invalid: 401,
  remote_forbidden: 403,
  right_forbidden: 403,
  environment_forbidden: 403,
  // request
  invalid_release_request: 400,
  environment_unknown: 400,
  release_not_found: 404,
  archive_invalid: 400,
  archive_too_large: 413,
  archive_type: 415,
  // release
  release_invalid: 422,
  release_file_type: 422,
  version_exists: 409,
  version_not_above: 409,
  version_retired: 409,
  version_withdrawn: 409,
  release_conflict: 409,
  backend_unmapped: 409,
  release_unproven: 409,
  gate_missing: 409,
  gate_failed: 409,
  environment_order: 409,
  release_frozen: 409,
  approval_missing: 409,
  approval_own: 409,
  look_unapproved: 409,
  look_missing: 404,
  look_changed: 409,
  release_live: 409,
  nothing_live: 409,
  nothing_before: 409,
  channels_changed: 409,
  release_quota: 413,
  // server
  too_many_release_requests: 429,
  uploads_busy: 503,
  releases_full: 507,
  releases_unavailable: 503,
  release_failed: 500,
} as const

export type ReleaseErrorCode = keyof typeof releaseErrorStatus

/** Words of the errors, by language. */
export const releaseErrorWords: Record<ReleaseErrorCode, Record<Lang, string>> = {
  release_token_missing: {
    en: 'Releases need a token: Authorization: Bearer … .',
    de: 'Für Veröffentlichungen braucht es ein Token: Authorization: Bearer … .',
    zh: '发布需要令牌（Authorization: Bearer …）。',
  },
  release_token_invalid: {
    en: 'This token is unknown, has ended or was revoked.',
    de: 'Dieses Token ist unbekannt, abgelaufen oder widerrufen.',
    zh: '该令牌无效、已过期或已被撤销。',
  },
  remote_forbidden: {
    en: 'This remote belongs to another team.',
    de: 'Dieses Remote gehört einem anderen Team.',
    zh: '该远程模块属于其他团队。',
  },
  right_forbidden: {
    en: 'This token does not have the right for that.',
    de: 'Dieses Token hat dafür kein Recht.',
    zh: '该令牌没有此项权限。',
  },
  environment_forbidden: {
    en: 'This token is not for that environment.',
    de: 'Dieses Token gilt nicht für diese Umgebung.',
    zh: '该令牌不适用于此环境。',
  },
  environment_unknown: {
    en: 'There is no such environment.',
    de: 'Diese Umgebung gibt es nicht.',
    zh: '没有这个环境。',
  },
  invalid_release_request: {
    en: 'The request could not be understood.',
    de: 'Die Anfrage konnte nicht verstanden werden.',
    zh: '无法理解该请求。',
  },
  release_not_found: {
    en: 'This version is not published.',
    de: 'Diese Version ist nicht veröffentlicht.',
    zh: '该版本尚未发布。',
  },
  archive_invalid: {
    en: 'The archive could not be taken in.',
    de: 'Das Archiv konnte nicht angenommen werden.',
    zh: '无法接受该压缩包。',
  },
  archive_too_large: {
    en: 'The archive is larger than a release may be.',
    de: 'Das Archiv ist größer, als eine Version sein darf.',
    zh: '压缩包超出版本允许的大小。',
  },
  archive_type: {
    en: 'Please send the archive as application/gzip.',
    de: 'Bitte senden Sie das Archiv als application/gzip.',
    zh: '请以 application/gzip 格式发送压缩包。',
  },
  release_invalid: {
    en: 'The files are not those that release.json names.',
    de: 'Die Dateien sind nicht die, die release.json nennt.',
    zh: '文件与 release.json 中的记录不符。',
  },
  release_file_type: {
    en: 'A file of this release is of a type that no release may have.',
    de: 'Eine Datei dieser Version hat einen Typ, der in Versionen nicht erlaubt ist.',
    zh: '该版本包含不允许的文件类型。',
  },
  version_exists: {
    en: 'This version is published with other files, and a published version never changes.',
    de: 'Diese Version ist mit anderen Dateien veröffentlicht, und eine veröffentlichte Version ändert sich nie.',
    zh: '该版本已发布且内容不同，已发布的版本不可更改。',
  },
  version_not_above: {
    en: 'This version is not above the highest that is published.',
    de: 'Diese Version liegt nicht über der höchsten veröffentlichten.',
    zh: '该版本号不高于已发布的最高版本。',
  },
  version_retired: {
    en: 'This version was retired, and no page shows it any more.',
    de: 'Diese Version wurde zurückgezogen, und keine Seite zeigt sie mehr.',
    zh: '该版本已停用，任何页面都不再显示它。',
  },
  version_withdrawn: {
    en: 'This version was rolled back or retired, and is shown to nobody any more.',
    de: 'Diese Version wurde zurückgenommen, und niemand bekommt sie mehr zu sehen.',
    zh: '该版本已被回退或停用，不再向任何人显示。',
  },
  release_conflict: {
    en: 'This version cannot live beside what is live now.',
    de: 'Diese Version verträgt sich nicht mit dem, was gerade live ist.',
    zh: '该版本与当前线上版本冲突。',
  },
  backend_unmapped: {
    en: 'This version declares a backend that the platform has not mapped yet. Please ask it to.',
    de: 'Diese Version nennt ein Backend, das die Plattform noch nicht eingetragen hat. Bitte lassen Sie es eintragen.',
    zh: '该版本声明的后端服务尚未由平台登记，请联系平台登记。',
  },
  release_unproven: {
    en: 'No valid signature vouches for this version.',
    de: 'Keine gültige Signatur bürgt für diese Version.',
    zh: '该版本没有有效签名。',
  },
  gate_missing: {
    en: 'The gate has not tried this version yet. The platform runs it; please ask again in a few minutes.',
    de: 'Diese Version wurde noch nicht geprüft. Das macht die Plattform; bitte fragen Sie in einigen Minuten erneut.',
    zh: '该版本尚未通过发布检查。检查由平台执行，请几分钟后再试。',
  },
  gate_failed: {
    en: 'This version failed the gate. Please fix it and publish a new one.',
    de: 'Diese Version hat die Prüfung nicht bestanden. Bitte beheben Sie den Fehler und veröffentlichen Sie eine neue.',
    zh: '该版本未通过发布检查，请修复后发布新版本。',
  },
  environment_order: {
    en: 'This version must be live in the environment before this one first.',
    de: 'Diese Version muss zuerst in der Umgebung davor live sein.',
    zh: '该版本须先在上一环境上线。',
  },
  release_frozen: {
    en: 'Releases are frozen at the moment. Rolling back is still possible.',
    de: 'Veröffentlichungen sind zurzeit ausgesetzt. Zurückgehen ist weiterhin möglich.',
    zh: '目前暂停上线新版本，仍可回退。',
  },
  approval_missing: {
    en: 'Another person than its publisher has to approve this version first.',
    de: 'Zuerst muss jemand anderes als die veröffentlichende Person diese Version genehmigen.',
    zh: '该版本须先由发布者以外的人批准。',
  },
  approval_own: {
    en: 'You published this version: another person has to approve it.',
    de: 'Sie haben diese Version veröffentlicht: Jemand anderes muss sie genehmigen.',
    zh: '该版本由您发布，须由他人批准。',
  },
  look_unapproved: {
    en: 'This version looks different from the live one. Please let somebody approve its pictures.',
    de: 'Diese Version sieht anders aus als die laufende. Bitte lassen Sie ihre Bilder genehmigen.',
    zh: '该版本的外观与正式版本不同，请先让人确认截图。',
  },
  look_missing: {
    en: 'The gate has no pictures of this version that differ from the live one.',
    de: 'Die Prüfung hat keine Bilder dieser Version, die von der laufenden abweichen.',
    zh: '发布检查没有该版本与正式版本不同的截图。',
  },
  look_changed: {
    en: 'The gate has made new pictures since. Please look at them first.',
    de: 'Inzwischen gibt es neue Bilder. Bitte sehen Sie sich zuerst diese an.',
    zh: '发布检查已生成新的截图，请先查看。',
  },
  release_live: {
    en: 'This version is live. Please promote another one or roll back first.',
    de: 'Diese Version läuft. Bitte geben Sie zuerst eine andere frei oder gehen Sie zurück.',
    zh: '该版本正在线上运行，请先上线其他版本或回退。',
  },
  nothing_live: {
    en: 'Nothing of this remote is live yet: please promote a version first.',
    de: 'Von diesem Remote läuft noch nichts: Bitte geben Sie zuerst eine Version frei.',
    zh: '该远程模块尚无上线版本，请先上线一个版本。',
  },
  nothing_before: {
    en: 'There is no release before this one to roll back to.',
    de: 'Es gibt keine Version davor, zu der man zurückgehen könnte.',
    zh: '没有可以回退的上一版本。',
  },
  channels_changed: {
    en: 'Something else is live by now. Please look again.',
    de: 'Inzwischen läuft etwas anderes. Bitte sehen Sie noch einmal nach.',
    zh: '线上版本已发生变化，请重新查看。',
  },
  release_quota: {
    en: 'This remote or its team has used up its storage for versions that are not live. Please retire old ones.',
    de: 'Der Speicher dieses Remotes oder seines Teams für Versionen, die nicht laufen, ist aufgebraucht. Bitte ziehen Sie alte zurück.',
    zh: '该远程模块或其团队的非线上版本存储配额已用尽，请停用旧版本。',
  },
  too_many_release_requests: {
    en: 'Too many requests. Please wait a moment and try again.',
    de: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    zh: '请求过多，请稍候再试。',
  },
  uploads_busy: {
    en: 'Other archives are being taken in. Please try again in a moment.',
    de: 'Gerade werden andere Archive angenommen. Bitte versuchen Sie es gleich noch einmal.',
    zh: '正在接收其他压缩包，请稍后再试。',
  },
  releases_full: {
    en: 'The platform has no room for further releases. Please ask its owner.',
    de: 'Auf der Plattform ist kein Platz für weitere Versionen. Bitte wenden Sie sich an ihren Betreiber.',
    zh: '平台已无空间存储新版本，请联系平台管理员。',
  },
  releases_unavailable: {
    en: 'The store of the releases does not answer, or its disk is full. Please try again later.',
    de: 'Der Speicher der Versionen antwortet nicht oder ist voll. Bitte versuchen Sie es später erneut.',
    zh: '版本存储无响应或已满，请稍后再试。',
  },
  release_failed: {
    en: 'Something went wrong on our side. Please try again.',
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    zh: '我们这边出了点问题，请重试。',
  },
}
