// Written by tools/messages/generate.mjs. The texts are in backend/messages.
import type { Language } from '@storefront/shared/contract';
import type { Compiled } from '@storefront/shared/message-format';
/** The messages of each language that has a catalogue, by their ids. */
export const TRANSLATIONS: { readonly [Spoken in Language]?: Readonly<Record<string, Compiled>> } = {
  ar: {
    'backend/core/greeting': ['مرحبًا ', ['name'], '،'],
    'backend/core/greetingNameless': 'مرحبًا،',
    'backend/core/questions': ['لأي استفسار: ', ['email'], '.'],
    'backend/core/notYou': [
      'إذا لم يكن ذلك بطلب منك، يُرجى تعيين كلمة مرور جديدة الآن على ',
      ['url'],
      ' ومراسلتنا على ',
      ['email'],
      '.',
    ],
    'backend/core/privacy': 'حماية الخصوصية',
    'backend/core/domainForwarding': 'إعادة توجيه النطاق',
    'backend/core/emailForwarding': 'إعادة توجيه البريد',
    'backend/core/forAddresses': [
      [
        'count',
        2,
        {
          zero: ['إعادة توجيه البريد لـ', 0, ' عنوان'],
          one: 'إعادة توجيه البريد لعنوان واحد',
          two: 'إعادة توجيه البريد لعنوانين',
          few: ['إعادة توجيه البريد لـ', 0, ' عناوين'],
          many: ['إعادة توجيه البريد لـ', 0, ' عنوانًا'],
          other: ['إعادة توجيه البريد لـ', 0, ' عنوان'],
        },
      ],
    ],
    'backend/core/newAddresses': [
      [
        'count',
        2,
        {
          zero: ['إعادة توجيه البريد لـ', 0, ' عنوان جديد'],
          one: 'إعادة توجيه البريد لعنوان جديد واحد',
          two: 'إعادة توجيه البريد لعنوانين جديدين',
          few: ['إعادة توجيه البريد لـ', 0, ' عناوين جديدة'],
          many: ['إعادة توجيه البريد لـ', 0, ' عنوانًا جديدًا'],
          other: ['إعادة توجيه البريد لـ', 0, ' عنوان جديد'],
        },
      ],
    ],
    'backend/forwarding/unknownTitle': 'لا إعادة توجيه هنا',
    'backend/forwarding/unknownText':
      'لا يعيد هذا الخادم توجيه هذا النطاق. إذا كان لك وأعددته للتو، يُرجى إعادة المحاولة بعد دقيقة.',
    'backend/forwarding/circleTitle': 'هذا النطاق يعيد التوجيه إلى نفسه',
    'backend/forwarding/circleText':
      'عنوان إعادة توجيهه يعيد إلى هنا، لذا نوقف الزوار تجنبًا لحلقة مفرغة. يمكن لمالك النطاق تغيير العنوان في المكان الذي يديره منه.',
    'backend/forwarding/startingTitle': 'يُرجى إعادة المحاولة بعد لحظات',
    'backend/forwarding/startingText': 'بدأ هذا الخادم العمل للتو، ولا يعرف بعد إلى أين يوجّه الزوار.',
    'backend/forwarding/readTitle': 'هذا العنوان للزيارة فقط',
    'backend/forwarding/readText': 'النطاق المُعاد توجيهه لا يستقبل نماذج أو ملفات. يُرجى الانتقال إلى صفحته الرئيسية.',
    'backend/modules/account/closedSubject': ['تم إغلاق حسابك في ', ['shop']],
    'backend/modules/account/closedText':
      'بناءً على طلبك، أُغلق حسابك وتم تسجيل خروجك من كل الأجهزة. لا يمكن التراجع عن ذلك.',
    'backend/modules/account/closedErased':
      'حُذفت كلمة مرورك وجهات اتصالك المحفوظة وسلتك وبطاقاتك. أما طلباتك وإيصالاتك فتُحفظ لأن قانون الضرائب يفرض ذلك. ويُحفظ اسم مالك كل نطاق لمدة سنتين بعد مغادرة النطاق، كما يُحفظ سجل التغييرات تحت رقم بدل اسمك. ولا نستخدم هذه البيانات لأي غرض آخر.',
    'backend/modules/account/closedReopen': 'يمكنك فتح حساب جديد بهذا العنوان في أي وقت؛ وسيكون فارغًا.',
    'backend/modules/account/closedNote': ['إذا لم يكن ذلك بطلب منك، يُرجى مراسلتنا فورًا على ', ['email'], '.'],
    'backend/modules/account/vatSubject': ['تعذّر تأكيد رقم ضريبة القيمة المضافة ', ['number']],
    'backend/modules/account/vatText': [
      'سجل ضريبة القيمة المضافة (VIES) لا يعرف الرقم ',
      ['number'],
      '. من الآن فصاعدًا تُضاف ضريبة بلدك إلى طلباتك.',
    ],
    'backend/modules/account/vatAdvice':
      'إذا كان الرقم صحيحًا، يُرجى مطالبة مصلحة الضرائب بإدراجه في VIES، ثم حفظ بيانات الفوترة مجددًا.',
    'backend/modules/account/vatButton': 'عرض بيانات الفوترة',
    'backend/modules/address-corrections/noticeSubject': [
      'طُلب منا نقل حسابك في ',
      ['shop'],
      ' إلى عنوان بريد إلكتروني آخر',
    ],
    'backend/modules/address-corrections/noticeText': [
      'أُبلغ فريق دعم ',
      ['shop'],
      ' بأنه لم يعد بإمكانك قراءة رسائل هذا العنوان، وطُلب منه نقل حسابك إلى ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/noticeWait': [
      'إذا لم يصلنا رد منك، فلن يُنقل الحساب قبل ',
      ['date'],
      '، ولن يُنقل إلا بعد تأكيد ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/noticeAsk':
      'إذا لم يكن الطلب منك، يُرجى إيقافه الآن: لا حاجة إلى تسجيل الدخول، ويبقى الحساب كما هو. وإذا كان منك، فيمكن تأكيده في الصفحة نفسها دون انتظار.',
    'backend/modules/address-corrections/noticeButton': 'إيقاف التغيير أو تأكيده',
    'backend/modules/address-corrections/noticeNote': [
      'إذا لم يعد الرابط يعمل ولم يكن الطلب منك، يُرجى مراسلتنا فورًا على ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/confirmSubject': ['تأكيد عنوان البريد الإلكتروني هذا لحسابك في ', ['shop']],
    'backend/modules/address-corrections/confirmText': [
      'طُلب من فريق دعم ',
      ['shop'],
      ' نقل حسابك إلى هذا العنوان. يُرجى تأكيد أن العنوان لك: لا يتغير شيء قبل ذلك.',
    ],
    'backend/modules/address-corrections/confirmWait': [
      'بعد التأكيد لن يُنقل الحساب قبل ',
      ['date'],
      '، حتى يمكن الاعتراض من العنوان الحالي. ويُنقل قبل ذلك إذا جاءت الموافقة من العنوان الحالي.',
    ],
    'backend/modules/address-corrections/confirmButton': 'تأكيد هذا العنوان',
    'backend/modules/address-corrections/confirmNote': [
      'يعمل الرابط حتى ',
      ['date'],
      '. إذا لم يكن الطلب منك، يُرجى تجاهل هذه الرسالة أو إيقاف التغيير في الصفحة نفسها.',
    ],
    'backend/modules/address-corrections/doneSubject': ['أصبح حسابك في ', ['shop'], ' على هذا العنوان'],
    'backend/modules/address-corrections/doneText':
      'انتقل حسابك إلى هذا العنوان. تم تسجيل الخروج من كل الأجهزة وأُلغيت كل مفاتيح API، ولم تعد كلمة مرورك تعمل: يُرجى تعيين كلمة مرور جديدة. ويبقى التحقق بخطوتين كما كان.',
    'backend/modules/address-corrections/doneOwners':
      'لم يتغير مالكو نطاقاتك ولا جهات الاتصال المحفوظة ولا بيانات الفوترة. إذا كان العنوان السابق مذكورًا في أي منها، يُرجى تغييره بعد تسجيل الدخول: تراسل جهات التسجيل عنوان المالك.',
    'backend/modules/address-corrections/doneWait': [
      'خلال ',
      [
        'hours',
        2,
        {
          zero: [0, ' ساعة'],
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: [0, ' ساعات'],
          many: [0, ' ساعة'],
          other: [0, ' ساعة'],
        },
      ],
      ' يمكن استعادة الحساب من العنوان السابق. وحتى ذلك الحين لا تُعرض رموز النقل ولا تُحذف النطاقات ولا يُغيَّر مالكوها، ولا يمكن إغلاق الحساب.',
    ],
    'backend/modules/address-corrections/doneButton': 'تعيين كلمة مرور جديدة',
    'backend/modules/address-corrections/endedSubject': ['يبقى حسابك في ', ['shop'], ' على عنوان بريده الإلكتروني'],
    'backend/modules/address-corrections/endedText': [
      [
        'reason',
        1,
        {
          stopped: ['أُوقف نقل حسابك إلى ', ['email'], '.'],
          cancelled: ['ألغى فريق الدعم لدينا نقل حسابك إلى ', ['email'], '.'],
          expired: ['لم يُؤكَّد ', ['email'], ' في الوقت المحدد، لذلك لن يُنقل حسابك إليه.'],
          dropped: ['لن يُنقل حسابك إلى ', ['email'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/address-corrections/endedNothing': 'لم يتغير أي شيء.',
    'backend/modules/api-keys/createdSubject': ['أُنشئ مفتاح API لحسابك في ', ['shop']],
    'backend/modules/api-keys/createdText': [
      'أُنشئ مفتاح API “',
      ['name'],
      '” (',
      ['prefix'],
      '…). يستطيع البرنامج الذي يملكه التصرف نيابةً عنك:',
    ],
    'backend/modules/api-keys/reads': 'يقرأ نطاقاتك وسجلات DNS الخاصة بها وطلباتك وإيصالاتك.',
    'backend/modules/api-keys/changesDns': 'يغيّر سجلات DNS لجميع نطاقاتك.',
    'backend/modules/api-keys/changesDnsOf': ['يغيّر سجلات DNS للنطاق ', ['domain'], '.'],
    'backend/modules/api-keys/orders': 'يقدّم الطلبات ويدفع ثمنها ببطاقاتك المحفوظة.',
    'backend/modules/api-keys/noEnd': 'يعمل المفتاح إلى أن تلغيه.',
    'backend/modules/api-keys/endsOn': ['يعمل المفتاح حتى ', ['date'], '.'],
    'backend/modules/api-keys/seeKeys': 'عرض مفاتيح API',
    'backend/modules/api-keys/revokedSubject': ['أُلغيت مفاتيح API لحسابك في ', ['shop']],
    'backend/modules/api-keys/revokedText': [
      [
        'count',
        2,
        {
          zero: ['لم يُلغَ أي مفتاح API: ', ['names'], '.'],
          one: ['أُلغي مفتاح API لحسابك: ', ['names'], '.'],
          two: ['أُلغي مفتاحا API لحسابك: ', ['names'], '.'],
          few: ['أُلغيت مفاتيح API الـ', 0, ' لحسابك: ', ['names'], '.'],
          many: ['أُلغيت مفاتيح API الـ', 0, ' لحسابك: ', ['names'], '.'],
          other: ['أُلغيت مفاتيح API الـ', 0, ' لحسابك: ', ['names'], '.'],
        },
      ],
    ],
    'backend/modules/api-keys/revokedNext':
      'استُعيد الوصول إلى حسابك للتو عبر البريد الإلكتروني، وربما كانت المفاتيح في يد شخص آخر. لم تعد البرامج التي استخدمتها قادرة على التصرف نيابةً عنك: يُرجى تزويدها بمفاتيح جديدة.',
    'backend/modules/auth/verifySubject': ['تأكيد عنوان بريدك الإلكتروني لدى ', ['shop']],
    'backend/modules/auth/verifyText': ['يُرجى تأكيد أن هذا العنوان لك، ليصبح حسابك في ', ['shop'], ' جاهزًا.'],
    'backend/modules/auth/verifyButton': 'تأكيد عنوان البريد',
    'backend/modules/auth/verifyNote': [
      'يعمل الرابط مرة واحدة خلال ',
      [
        'hours',
        2,
        {
          zero: [0, ' ساعة'],
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: [0, ' ساعات'],
          many: [0, ' ساعة'],
          other: [0, ' ساعة'],
        },
      ],
      '، ويطلب كلمة المرور التي اخترتها. إذا لم يُفتح الحساب بطلب منك، يُرجى تجاهل هذه الرسالة: لا يحدث شيء من دون الرابط وكلمة المرور.',
    ],
    'backend/modules/auth/existsSubject': ['لديك حساب من قبل في ', ['shop']],
    'backend/modules/auth/existsText': 'وصلنا طلب لفتح حساب بهذا العنوان. لديك حساب من قبل، ولم يتغير فيه شيء.',
    'backend/modules/auth/existsButton': 'تسجيل الدخول',
    'backend/modules/auth/existsNote': [
      'إذا نسيت كلمة المرور، يمكنك تعيين كلمة جديدة على ',
      ['url'],
      '. وإذا لم يكن الطلب منك، فلا يلزم أي إجراء.',
    ],
    'backend/modules/auth/recoverySubject': ['تعيين كلمة مرور جديدة لحسابك في ', ['shop']],
    'backend/modules/auth/recoveryText': 'وصلنا طلب لإعادة تعيين كلمة مرورك.',
    'backend/modules/auth/recoveryButton': 'تعيين كلمة مرور جديدة',
    'backend/modules/auth/recoveryNote': [
      'يعمل الرابط مرة واحدة خلال ',
      [
        'hours',
        2,
        {
          zero: [0, ' ساعة'],
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: [0, ' ساعات'],
          many: [0, ' ساعة'],
          other: [0, ' ساعة'],
        },
      ],
      '. إذا لم يكن الطلب منك، يُرجى تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    ],
    'backend/modules/auth/changedSubject': ['تم تغيير كلمة مرورك في ', ['shop']],
    'backend/modules/auth/changedText': 'تم للتو تغيير كلمة مرور حسابك وتسجيل الخروج من كل الأجهزة.',
    'backend/modules/checkout/failedSubject': 'تعذّر تنفيذ طلبك',
    'backend/modules/checkout/partSubject': [
      [
        'all',
        2,
        {
          zero: [
            [
              'got',
              2,
              {
                zero: 'لم يصبح لك أي من النطاقات',
                one: ['أصبح لك نطاق واحد من أصل ', ['all']],
                two: ['أصبح لك نطاقان من أصل ', ['all']],
                few: ['أصبح لك ', 0, ' نطاقات من أصل ', ['all']],
                many: ['أصبح لك ', 0, ' نطاقًا من أصل ', ['all']],
                other: ['أصبح لك ', 0, ' نطاق من أصل ', ['all']],
              },
            ],
          ],
          one: ['أصبح لك ', ['got'], ' من نطاق واحد'],
          two: [
            [
              'got',
              2,
              {
                zero: 'لم يصبح لك أي من النطاقين',
                one: 'أصبح لك نطاق واحد من اثنين',
                two: ['أصبح لك ', 0, ' من نطاقين'],
                few: ['أصبح لك ', 0, ' من نطاقين'],
                many: ['أصبح لك ', 0, ' من نطاقين'],
                other: ['أصبح لك ', 0, ' من نطاقين'],
              },
            ],
          ],
          few: [
            [
              'got',
              2,
              {
                zero: 'لم يصبح لك أي من النطاقات',
                one: ['أصبح لك نطاق واحد من أصل ', ['all']],
                two: ['أصبح لك نطاقان من أصل ', ['all']],
                few: ['أصبح لك ', 0, ' نطاقات من أصل ', ['all']],
                many: ['أصبح لك ', 0, ' نطاقًا من أصل ', ['all']],
                other: ['أصبح لك ', 0, ' نطاق من أصل ', ['all']],
              },
            ],
          ],
          many: [
            [
              'got',
              2,
              {
                zero: 'لم يصبح لك أي من النطاقات',
                one: ['أصبح لك نطاق واحد من أصل ', ['all']],
                two: ['أصبح لك نطاقان من أصل ', ['all']],
                few: ['أصبح لك ', 0, ' نطاقات من أصل ', ['all']],
                many: ['أصبح لك ', 0, ' نطاقًا من أصل ', ['all']],
                other: ['أصبح لك ', 0, ' نطاق من أصل ', ['all']],
              },
            ],
          ],
          other: [
            [
              'got',
              2,
              {
                zero: 'لم يصبح لك أي من النطاقات',
                one: ['أصبح لك نطاق واحد من أصل ', ['all']],
                two: ['أصبح لك نطاقان من أصل ', ['all']],
                few: ['أصبح لك ', 0, ' نطاقات من أصل ', ['all']],
                many: ['أصبح لك ', 0, ' نطاقًا من أصل ', ['all']],
                other: ['أصبح لك ', 0, ' نطاق من أصل ', ['all']],
              },
            ],
          ],
        },
      ],
    ],
    'backend/modules/checkout/doneSubject': [
      [
        'kind',
        1,
        {
          new: ['النطاق ', ['domain'], ' أصبح لك'],
          renew: ['تم تجديد ', ['domain']],
          transfer: ['وصل ', ['domain'], ' إلينا'],
          add_ons: ['لدى ', ['domain'], ' الآن ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/severalSubject': [
      [
        'count',
        2,
        {
          zero: ['نطاقاتك الـ', 0, ' جاهزة'],
          one: 'نطاقك جاهز',
          two: 'نطاقاك جاهزان',
          few: ['نطاقاتك الـ', 0, ' جاهزة'],
          many: ['نطاقاتك الـ', 0, ' جاهزة'],
          other: ['نطاقاتك الـ', 0, ' جاهزة'],
        },
      ],
    ],
    'backend/modules/checkout/runningSubject': [
      [
        'kind',
        1,
        {
          new: ['جارٍ تسجيل ', ['domain']],
          renew: ['جارٍ تجديد ', ['domain']],
          transfer: ['النطاق ', ['domain'], ' في طريقه إلينا'],
          add_ons: ['جارٍ تفعيل ', ['addOns'], ' للنطاق ', ['domain']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/openSubject': [
      [
        'count',
        2,
        {
          zero: [0, ' نطاق قيد التنفيذ'],
          one: 'نطاق واحد قيد التنفيذ',
          two: 'نطاقان قيد التنفيذ',
          few: [0, ' نطاقات قيد التنفيذ'],
          many: [0, ' نطاقًا قيد التنفيذ'],
          other: [0, ' نطاق قيد التنفيذ'],
        },
      ],
    ],
    'backend/modules/checkout/done': [
      [
        'kind',
        1,
        {
          new: ['النطاق ', ['domain'], ' أصبح لك.'],
          renew: ['تم تجديد ', ['domain'], '.'],
          transfer: ['وصل ', ['domain'], ' إلينا.'],
          add_ons: ['لدى ', ['domain'], ' الآن ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/doneUntil': [
      [
        'kind',
        1,
        {
          new: ['النطاق ', ['domain'], ' لك حتى ', ['date'], '.'],
          renew: ['تم تجديد ', ['domain'], ' حتى ', ['date'], '.'],
          transfer: ['وصل ', ['domain'], ' إلينا، ومدته حتى ', ['date'], '.'],
          add_ons: ['لدى ', ['domain'], ' الآن ', ['addOns'], ' حتى ', ['date'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/running': [
      [
        'kind',
        1,
        {
          new: ['جارٍ تسجيل ', ['domain'], '.'],
          renew: ['جارٍ تجديد ', ['domain'], '.'],
          transfer: ['النطاق ', ['domain'], ' في طريقه إلينا.'],
          add_ons: ['جارٍ تفعيل ', ['addOns'], ' للنطاق ', ['domain'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/runningWhy': [
      [
        'kind',
        1,
        {
          new: ['جارٍ تسجيل ', ['domain'], '. ', ['reason']],
          renew: ['جارٍ تجديد ', ['domain'], '. ', ['reason']],
          transfer: ['النطاق ', ['domain'], ' في طريقه إلينا. ', ['reason']],
          add_ons: ['جارٍ تفعيل ', ['addOns'], ' للنطاق ', ['domain'], '. ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/notDone': 'لم يُنفَّذ.',
    'backend/modules/checkout/notCharged': ['النطاق ', ['domain'], ': ', ['reason'], ' لم يُخصم أي مبلغ.'],
    'backend/modules/checkout/refunded': ['النطاق ', ['domain'], ': ', ['reason'], ' تم ردّ المبلغ.'],
    'backend/modules/checkout/charged': [
      'خُصم من بطاقتك: ',
      ['charged'],
      '.',
      ['isRefunded', 1, { true: [' تم ردّ ', ['refunded'], ' منه.'], other: '' }],
      ['isReleased', 1, { true: [' أُلغي حجز ', ['released'], '.'], other: '' }],
    ],
    'backend/modules/checkout/nothingCharged': [
      'لم يُخصم أي مبلغ.',
      ['isReleased', 1, { true: [' أُلغي حجز ', ['released'], ' على بطاقتك.'], other: '' }],
    ],
    'backend/modules/checkout/paidNote': 'إذا تعذّر إتمام شيء، نردّ ثمنه إلى بطاقتك. لا يلزم منك أي إجراء.',
    'backend/modules/checkout/refundSubject': ['ردّ ', ['amount'], ' إلى بطاقتك عن ', ['domain']],
    'backend/modules/checkout/refundWhy': ['النطاق ', ['domain'], ': ', ['reason']],
    'backend/modules/checkout/refundText': [
      'رددنا ',
      ['amount'],
      ' إلى بطاقتك. قد يستغرق ظهور المبلغ في كشف حسابك من خمسة إلى عشرة أيام.',
    ],
    'backend/modules/checkout/seeReceipt': 'عرض الإيصال',
    'backend/modules/checkout/seeOrder': 'عرض الطلب',
    'backend/modules/checkout/orderNote': ['الطلب ', ['order'], '. لأي استفسار: ', ['email'], '.'],
    'backend/modules/checkout/withdrawnSubject': ['استلمنا عدولك عن الطلب ', ['order']],
    'backend/modules/checkout/withdrawnAt': ['استلمنا إقرارك بالعدول في ', ['at'], '.'],
    'backend/modules/checkout/withdrawnBy': [
      'مقدّم الإقرار ',
      ['name'],
      ' (',
      ['email'],
      ')، بشأن الطلب ',
      ['order'],
      ' بتاريخ ',
      ['date'],
      '.',
    ],
    'backend/modules/checkout/withdrawnUnbegun': [
      'لم نبدأ تنفيذ ',
      ['domain'],
      '. يُزال من الطلب ولا يُخصم أي مبلغ مقابله.',
    ],
    'backend/modules/checkout/withdrawnFailed': ['تعذّر الحصول على ', ['domain'], ' ولم يُخصم أي مبلغ مقابله.'],
    'backend/modules/checkout/withdrawnDone': [
      [
        'kind',
        1,
        {
          new: ['تم تسجيل ', ['domain'], ' كما طلبت قبل الدفع، لذا انتهى حق العدول بشأنه ولا يُردّ أي مبلغ مقابله.'],
          renew: ['تم تجديد ', ['domain'], ' كما طلبت قبل الدفع، لذا انتهى حق العدول بشأنه ولا يُردّ أي مبلغ مقابله.'],
          restore: [
            'تمت استعادة ',
            ['domain'],
            ' كما طلبت قبل الدفع، لذا انتهى حق العدول بشأنه ولا يُردّ أي مبلغ مقابله.',
          ],
          transfer: [
            'وصل ',
            ['domain'],
            ' إلينا كما طلبت قبل الدفع، لذا انتهى حق العدول بشأنه ولا يُردّ أي مبلغ مقابله.',
          ],
          add_ons: [
            'فُعّلت ',
            ['addOns'],
            ' للنطاق ',
            ['domain'],
            ' كما طلبت قبل الدفع، لذا انتهى حق العدول بشأنها ولا يُردّ أي مبلغ مقابلها.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/withdrawnRefunded': [
      'تعذّر الحصول على ',
      ['domain'],
      '. يُردّ ثمنه إلى بطاقتك في كل الأحوال.',
    ],
    'backend/modules/checkout/withdrawnTransfer': [
      'النطاق ',
      ['domain'],
      ' في طريقه إلينا. سنلغي النقل، ويُردّ ما دفعته مقابله إلى بطاقتك، ونراسلك عند إتمام الإلغاء أو إذا لم يعد ممكنًا.',
    ],
    'backend/modules/checkout/withdrawnPending': [
      'النطاق ',
      ['domain'],
      ' لدى مشغّل امتداده الآن. إذا نُفّذ الطلب ينتهي حق العدول بشأنه؛ وإلا فلا يُخصم منك شيء مقابله.',
    ],
    'backend/modules/checkout/withdrawnRunning': [
      'يجري تنفيذ طلب ',
      ['domain'],
      ' في هذه اللحظة. إذا قبله مشغّل الامتداد ينتهي حق العدول بشأنه؛ وإلا فلا يُخصم منك شيء مقابله.',
    ],
    'backend/modules/checkout/stopSubject': ['تعذّر إلغاء نقل ', ['domain']],
    'backend/modules/checkout/stopWhy': ['النطاق ', ['domain'], ': ', ['reason']],
    'backend/modules/dnssec/onSubject': ['تم تفعيل DNSSEC للنطاق ', ['domain']],
    'backend/modules/dnssec/onText': [
      'أصبح سجل DS للنطاق ',
      ['domain'],
      ' لدى مشغّل امتداده. ترفض خوادم الاستعلام التي تتحقق من توقيعات DNSSEC أي إجابات مزوّرة عنه.',
    ],
    'backend/modules/dnssec/onHere': [
      'لتغيير خوادم الأسماء أو لنقل ',
      ['domain'],
      ' إلى شركة تسجيل أخرى، يُرجى إيقاف DNSSEC أولاً والانتظار 24 ساعة.',
    ],
    'backend/modules/dnssec/onElsewhere': 'لتغيير خوادم الأسماء، يُرجى إيقاف DNSSEC أولاً والانتظار 24 ساعة.',
    'backend/modules/dnssec/offSubject': ['تم إيقاف DNSSEC للنطاق ', ['domain']],
    'backend/modules/dnssec/offText': [
      'لم يعد لدى مشغّل الامتداد سجل DS للنطاق ',
      ['domain'],
      '. يعمل موقعه وبريده كالمعتاد، لكن لم تعد خوادم الاستعلام تستطيع اكتشاف الإجابات المزوّرة عنه.',
    ],
    'backend/modules/dnssec/offUntil': [
      'قد تحتفظ خوادم الاستعلام بالسجل حتى ',
      ['at'],
      '. يمكن تغيير خوادم الأسماء بعد ذلك.',
    ],
    'backend/modules/dnssec/seeDns': ['عرض DNS للنطاق ', ['domain']],
    'backend/modules/domains/nameserversSubject': ['تم تغيير خوادم الأسماء للنطاق ', ['domain']],
    'backend/modules/domains/nameserversText': [
      'خوادم أسماء النطاق ',
      ['domain'],
      ' هي الآن ',
      ['servers'],
      '. وهي تحدد وجهة موقعه وبريده.',
    ],
    'backend/modules/domains/unlockedSubject': ['تم إلغاء قفل ', ['domain']],
    'backend/modules/domains/unlockedText': [
      'يمكن الآن لأي شخص لديه رمز النقل نقل ',
      ['domain'],
      ' إلى شركة تسجيل أخرى.',
    ],
    'backend/modules/domains/ownerSubject': ['تم تغيير بيانات مالك ', ['domain']],
    'backend/modules/domains/ownerText': [
      'تم تغيير البيانات التالية لمالك ',
      ['domain'],
      ' لدى مشغّل الامتداد: ',
      ['fields'],
      '.',
    ],
    'backend/modules/domains/contactSubject': [
      [
        'role',
        1,
        {
          admin: ['تم تغيير جهة الاتصال الإدارية للنطاق ', ['domain']],
          tech: ['تم تغيير جهة الاتصال التقنية للنطاق ', ['domain']],
          billing: ['تم تغيير جهة اتصال الفوترة للنطاق ', ['domain']],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactText': [
      [
        'role',
        1,
        {
          admin: [
            'تم تغيير البيانات التالية لجهة الاتصال الإدارية للنطاق ',
            ['domain'],
            ' لدى مشغّل الامتداد: ',
            ['fields'],
            '.',
          ],
          tech: [
            'تم تغيير البيانات التالية لجهة الاتصال التقنية للنطاق ',
            ['domain'],
            ' لدى مشغّل الامتداد: ',
            ['fields'],
            '.',
          ],
          billing: [
            'تم تغيير البيانات التالية لجهة اتصال الفوترة للنطاق ',
            ['domain'],
            ' لدى مشغّل الامتداد: ',
            ['fields'],
            '.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactOwner': [
      [
        'role',
        1,
        {
          admin: ['أصبح المالك جهةَ الاتصال الإدارية للنطاق ', ['domain'], '.'],
          tech: ['أصبح المالك جهةَ الاتصال التقنية للنطاق ', ['domain'], '.'],
          billing: ['أصبح المالك جهةَ اتصال الفوترة للنطاق ', ['domain'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/field': [
      [
        'field',
        1,
        {
          kind: 'فرد أو مؤسسة',
          org_name: 'المؤسسة',
          first_name: 'الاسم الأول',
          last_name: 'اسم العائلة',
          email: 'البريد الإلكتروني',
          phone: 'الهاتف',
          address1: 'عنوان الشارع',
          address2: 'السطر الثاني من العنوان',
          city: 'المدينة',
          state: 'الولاية أو المنطقة',
          postal_code: 'الرمز البريدي',
          country: 'البلد',
          owner: 'المالك',
          other: '',
        },
      ],
    ],
    'backend/modules/domains/shownSubject': ['تم عرض رمز النقل للنطاق ', ['domain']],
    'backend/modules/domains/shownText': [
      'عُرض رمز النقل للنطاق ',
      ['domain'],
      ' للتو في حسابك. يمكن لمن لديه هذا الرمز نقل النطاق إلى شركة أخرى ما دام غير مقفل.',
    ],
    'backend/modules/domains/seeDomain': ['عرض ', ['domain']],
    'backend/modules/domains/deletedSubject': ['تم حذف ', ['domain']],
    'backend/modules/domains/deletedText': [
      'حذفت النطاق ',
      ['domain'],
      ' في ',
      ['at'],
      '. لم يعد موقعه وبريده يعملان.',
    ],
    'backend/modules/domains/deletedRefund':
      'نردّ ما دفعته مقابل تسجيله إلى بطاقتك، ونراسلك مرفقين إشعار الدائن عندما يكون المبلغ في طريقه إليك.',
    'backend/modules/domains/deletedKept': 'كما أوضحنا قبل الحذف، لا يُردّ أي مبلغ مقابله.',
    'backend/modules/domains/deletedNote': [
      'إذا لم يكن ذلك بطلب منك، يُرجى تعيين كلمة مرور جديدة الآن ومراسلتنا على ',
      ['email'],
      '.',
    ],
    'backend/modules/domains/seeDomains': 'عرض نطاقاتك',
    'backend/modules/orders/taken': 'سجّله شخص آخر قبل لحظات.',
    'backend/modules/orders/priceChanged': 'غيّر مشغّل الامتداد السعر، لذا لم نشترِ النطاق.',
    'backend/modules/orders/notSold': 'لا يبيع مشغّل الامتداد هذا النطاق.',
    'backend/modules/orders/data': 'لا يقبل مشغّل الامتداد بيانات المالك لهذا النطاق.',
    'backend/modules/orders/authCode':
      'لا تقبل شركة التسجيل الحالية رمز النقل. يُرجى نسخه من جديد أو طلب رمز جديد منها، ثم إعادة المحاولة.',
    'backend/modules/orders/locked':
      'النطاق مقفل لدى شركة التسجيل الحالية. يُرجى إلغاء قفله لديها ثم إعادة المحاولة؛ ويبقى رمزك صالحًا.',
    'backend/modules/orders/transferHold':
      'لا يسمح مشغّل الامتداد أو شركة التسجيل الحالية بنقل النطاق في الوقت الحالي. يبيّن التحقق من النقل إلى متى.',
    'backend/modules/orders/denied': 'رفضت شركة التسجيل الحالية النقل. يُرجى سؤالها عن السبب ثم إعادة المحاولة.',
    'backend/modules/orders/withdrawn':
      'أُلغي النقل لدى شركة التسجيل الحالية. إذا لم يكن ذلك بطلب منك، يُرجى سؤالها عمّن ألغاه.',
    'backend/modules/orders/cancelled': 'أُلغي النقل.',
    'backend/modules/orders/inRedemption':
      'دخل النطاق للتو فترة الاستعادة، لذا لا يمكن سوى استعادته. تبيّن قائمة نطاقاتك تكلفة ذلك.',
    'backend/modules/orders/notRenewable':
      'مشغّل الامتداد على وشك طرحه للتسجيل، لذا لم يعد تجديده أو استعادته ممكنًا. يمكنك تسجيله مجددًا عندما يصبح متاحًا.',
    'backend/modules/orders/expiryDiffers': 'تم تجديده في هذه الأثناء، لذا لم يُجدَّد مرة أخرى.',
    'backend/modules/orders/notFound': 'غير مسجَّل في أي مكان، لذا لا شيء لنقله أو تجديده.',
    'backend/modules/orders/neverReached': 'لم يرد مشغّل الامتداد، ولم يصل الطلب إليه.',
    'backend/modules/orders/registryAsked': 'أُرسل الطلب إلى مشغّل الامتداد. قد يستغرق ذلك بعض الوقت.',
    'backend/modules/orders/registrarAsked': 'أُرسل الطلب إلى شركة التسجيل الحالية. قد يستغرق ذلك بضعة أيام.',
    'backend/modules/orders/withdrawnInTime': 'عدلت عنه قبل بدء تنفيذه.',
    'backend/modules/orders/withdrawalTooLate':
      'عدلت عنه، لكن شركة التسجيل الحالية وافقت على نقل النطاق من قبل، لذا لا يمكن إلغاء النقل. سنقرر ما يُردّ ونراسلك خلال 14 يومًا.',
    'backend/modules/orders/deletedInTime': 'حذفت النطاق خلال فترة السماح التي تلي التسجيل.',
    'backend/modules/orders/refundedByShop': 'أعاد فريق الدعم المبلغ.',
    'backend/modules/orders/returnedByBank': 'أعاد مصرفك المبلغ المدفوع.',
    'backend/modules/orders/cancelledByShop': 'ألغى المتجر هذا قبل البدء بتنفيذه.',
    'backend/modules/orders/notYours': 'لم يعد في حسابك، لذا لم يُضَف شيء.',
    'backend/modules/orders/expired': 'انتهت مدة النطاق في هذه الأثناء، لذا لم يُضَف شيء. يُرجى تجديده أولاً.',
    'backend/modules/orders/renewedMeanwhile': 'تم تجديده في هذه الأثناء، لذا لم يُضَف شيء إلى مدته السابقة.',
    'backend/modules/orders/privacyRefused': ['لم تتمكن شركة التسجيل من تفعيل ', ['addOn'], ' له.'],
    'backend/modules/orders/addOnThere': ['لديه ', ['addOn'], ' من قبل.'],
    'backend/modules/orders/tooManyAddresses': [
      'الحد الأقصى له ',
      [
        'max',
        2,
        {
          zero: [0, ' عنوان بريد'],
          one: 'عنوان بريد واحد',
          two: 'عنوانا بريد',
          few: [0, ' عناوين بريد'],
          many: [0, ' عنوان بريد'],
          other: [0, ' عنوان بريد'],
        },
      ],
      '، ولديه الآن ',
      ['has'],
      '.',
    ],
    'backend/modules/orders/cardDeclined': [
      'رفض البنك ',
      ['card'],
      '. لم يُخصم أي مبلغ. يُرجى استخدام بطاقة أخرى أو سؤال البنك.',
    ],
    'backend/modules/orders/insufficientFunds': [
      'الرصيد غير كافٍ في ',
      ['card'],
      '. لم يُخصم أي مبلغ. يُرجى استخدام بطاقة أخرى.',
    ],
    'backend/modules/orders/cardExpired': ['انتهت صلاحية ', ['card'], '. لم يُخصم أي مبلغ. يُرجى استخدام بطاقة أخرى.'],
    'backend/modules/orders/notAuthenticated': [
      'لم يتمكن البنك من التأكد أن ',
      ['card'],
      ' لك. لم يُخصم أي مبلغ. يُرجى إعادة المحاولة أو استخدام بطاقة أخرى.',
    ],
    'backend/modules/orders/authenticationRequired': [
      'يطلب البنك تأكيدك شخصيًا للدفع بواسطة ',
      ['card'],
      '. لم يُخصم أي مبلغ. يُرجى الدفع بنفسك أو استخدام بطاقة أخرى.',
    ],
    'backend/modules/orders/methodMissing': ['لم تعد ', ['card'], ' محفوظة. لم يُخصم أي مبلغ. يُرجى استخدام بطاقة أخرى.'],
    'backend/modules/orders/challengeExpired': 'انقضت مهلة التأكيد لدى البنك. لم يُخصم أي مبلغ.',
    'backend/modules/orders/silentBank': 'لم يصلنا رد البنك بعد. يُرجى عدم الدفع مرة أخرى؛ نحن نواصل التحقق.',
    'backend/modules/receipts/receipt': 'إيصال',
    'backend/modules/receipts/order': 'طلب',
    'backend/modules/receipts/receiptTitle': ['إيصال ', ['number']],
    'backend/modules/receipts/orderTitle': ['طلب ', ['number']],
    'backend/modules/receipts/number': 'الرقم',
    'backend/modules/receipts/noNumber': 'لا يوجد: لم يُخصم أي مبلغ',
    'backend/modules/receipts/issued': 'تاريخ الإصدار',
    'backend/modules/receipts/ordered': 'تاريخ الطلب',
    'backend/modules/receipts/paidWith': 'الدفع بواسطة',
    'backend/modules/receipts/seller': 'البائع',
    'backend/modules/receipts/taxNumber': ['الرقم الضريبي ', ['number']],
    'backend/modules/receipts/buyer': 'المشتري',
    'backend/modules/receipts/vatNumber': ['رقم ضريبة القيمة المضافة ', ['number']],
    'backend/modules/receipts/name': 'النطاق',
    'backend/modules/receipts/amountHead': ['المبلغ قبل الضريبة، ', ['currency']],
    'backend/modules/receipts/line': [
      ['kind', 1, { new: 'تسجيل', renew: 'تجديد', transfer: 'نقل', add_ons: 'خدمات إضافية', other: '' }],
      [
        'hasYears',
        1,
        {
          true: [
            '، ',
            [
              'years',
              2,
              {
                zero: [0, ' سنة'],
                one: 'سنة واحدة',
                two: 'سنتان',
                few: [0, ' سنوات'],
                many: [0, ' سنة'],
                other: [0, ' سنة'],
              },
            ],
          ],
          other: '',
        },
      ],
      ['hasEnd', 1, { true: ['، حتى ', ['date']], other: '' }],
    ],
    'backend/modules/receipts/yearsIncluded': [
      'تجديد، ',
      [
        'years',
        2,
        {
          zero: [0, ' سنة'],
          one: 'سنة واحدة',
          two: 'سنتان',
          few: [0, ' سنوات'],
          many: [0, ' سنة'],
          other: [0, ' سنة'],
        },
      ],
      '، مشمول: ',
      ['amount'],
    ],
    'backend/modules/receipts/feeIncluded': [
      [
        'fee',
        1,
        { late: ['رسم التأخير، مشمول: ', ['amount']], restore: ['رسم الاستعادة، مشمول: ', ['amount']], other: '' },
      ],
    ],
    'backend/modules/receipts/addOnIncluded': [['addOn'], '، مشمولة: ', ['amount']],
    'backend/modules/receipts/money': [
      [
        'money',
        1,
        {
          not_charged: 'لم يُخصم المبلغ',
          refund_pending: 'خُصم المبلغ، والمبلغ المردود في طريقه إليك',
          refunded: 'خُصم المبلغ ثم رُدّ',
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/moneyWhy': [
      [
        'money',
        1,
        {
          not_charged: ['لم يُخصم المبلغ: ', ['reason']],
          refund_pending: ['خُصم المبلغ، والمبلغ المردود في طريقه إليك: ', ['reason']],
          refunded: ['خُصم المبلغ ثم رُدّ: ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/beforeTax': 'قبل الضريبة',
    'backend/modules/receipts/reverseCharge': 'الاحتساب العكسي',
    'backend/modules/receipts/reverseNote':
      'الاحتساب العكسي: ضريبة القيمة المضافة مستحقة على متلقي الخدمة (المادتان 44 و196 من التوجيه ⁦2006/112/EC⁩).',
    'backend/modules/receipts/total': ['الإجمالي ', ['currency']],
    'backend/modules/receipts/charged': 'المبلغ المخصوم',
    'backend/modules/receipts/released': 'مبلغ أُلغي حجزه ولم يُخصم',
    'backend/modules/receipts/refund': [['number'], '، ', ['date'], ': مبلغ مردود'],
    'backend/modules/receipts/paidEnd': 'إجمالي المدفوع',
    'backend/modules/receipts/questions': ['لأي استفسار: ', ['email']],
    'backend/modules/receipts/tax': [['tax'], ' ', ['rate'], '%'],
    'backend/modules/registrant-verification/confirmSubject': [
      [
        'count',
        2,
        {
          zero: ['تأكيد عنوان المالك لـ', 0, ' نطاق'],
          one: ['تأكيد عنوان مالك ', ['domain']],
          two: 'تأكيد عنوان المالك لنطاقين',
          few: ['تأكيد عنوان المالك لـ', 0, ' نطاقات'],
          many: ['تأكيد عنوان المالك لـ', 0, ' نطاقًا'],
          other: ['تأكيد عنوان المالك لـ', 0, ' نطاق'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmText': [
      'بياناتك مسجَّلة بصفتك مالك ',
      ['domains'],
      '، مع عنوان البريد الإلكتروني هذا.',
    ],
    'backend/modules/registrant-verification/confirmUntil': [
      'تشترط ICANN ذلك خلال ',
      [
        'days',
        2,
        { zero: [0, ' يوم'], one: 'يوم واحد', two: 'يومين', few: [0, ' أيام'], many: [0, ' يومًا'], other: [0, ' يوم'] },
      ],
      '. ',
      [
        'count',
        2,
        {
          zero: ['إذا لم يتم التأكيد حتى ', ['date'], '، تتوقف النطاقات عن العمل إلى أن يتم.'],
          one: ['إذا لم يتم التأكيد حتى ', ['date'], '، يتوقف النطاق عن العمل إلى أن يتم.'],
          two: ['إذا لم يتم التأكيد حتى ', ['date'], '، يتوقف النطاقان عن العمل إلى أن يتم.'],
          few: ['إذا لم يتم التأكيد حتى ', ['date'], '، تتوقف النطاقات عن العمل إلى أن يتم.'],
          many: ['إذا لم يتم التأكيد حتى ', ['date'], '، تتوقف النطاقات عن العمل إلى أن يتم.'],
          other: ['إذا لم يتم التأكيد حتى ', ['date'], '، تتوقف النطاقات عن العمل إلى أن يتم.'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmSuspended': [
      [
        'count',
        2,
        {
          zero: 'لا تعمل النطاقات إلى أن يتم التأكيد، وتعود فور إتمامه.',
          one: 'لا يعمل النطاق إلى أن يتم التأكيد، ويعود فور إتمامه.',
          two: 'لا يعمل النطاقان إلى أن يتم التأكيد، ويعودان فور إتمامه.',
          few: 'لا تعمل النطاقات إلى أن يتم التأكيد، وتعود فور إتمامه.',
          many: 'لا تعمل النطاقات إلى أن يتم التأكيد، وتعود فور إتمامه.',
          other: 'لا تعمل النطاقات إلى أن يتم التأكيد، وتعود فور إتمامه.',
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmButton': 'تأكيد أن العنوان لك',
    'backend/modules/registrant-verification/confirmNote': [
      [
        'count',
        2,
        {
          zero: ['إذا لم يكن لديك علم بهذه النطاقات، يُرجى مراسلتنا على ', ['email'], '.'],
          one: ['إذا لم يكن لديك علم بهذا النطاق، يُرجى مراسلتنا على ', ['email'], '.'],
          two: ['إذا لم يكن لديك علم بهذين النطاقين، يُرجى مراسلتنا على ', ['email'], '.'],
          few: ['إذا لم يكن لديك علم بهذه النطاقات، يُرجى مراسلتنا على ', ['email'], '.'],
          many: ['إذا لم يكن لديك علم بهذه النطاقات، يُرجى مراسلتنا على ', ['email'], '.'],
          other: ['إذا لم يكن لديك علم بهذه النطاقات، يُرجى مراسلتنا على ', ['email'], '.'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedSubject': [
      [
        'count',
        2,
        {
          zero: ['تم تعليق ', 0, ' نطاق إلى حين تأكيد عنوان المالك'],
          one: ['تم تعليق ', ['domain'], ' إلى حين تأكيد عنوان المالك'],
          two: 'تم تعليق نطاقين إلى حين تأكيد عنوان المالك',
          few: ['تم تعليق ', 0, ' نطاقات إلى حين تأكيد عنوان المالك'],
          many: ['تم تعليق ', 0, ' نطاقًا إلى حين تأكيد عنوان المالك'],
          other: ['تم تعليق ', 0, ' نطاق إلى حين تأكيد عنوان المالك'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedText': [
      [
        'count',
        2,
        {
          zero: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقفت مواقع ',
            ['domains'],
            ' وبريدها كما تشترط ICANN. وتبقى النطاقات لك.',
          ],
          one: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقف موقع ',
            ['domains'],
            ' وبريده كما تشترط ICANN. ويبقى النطاق لك.',
          ],
          two: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقفت مواقع ',
            ['domains'],
            ' وبريدها كما تشترط ICANN. ويبقى النطاقان لك.',
          ],
          few: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقفت مواقع ',
            ['domains'],
            ' وبريدها كما تشترط ICANN. وتبقى النطاقات لك.',
          ],
          many: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقفت مواقع ',
            ['domains'],
            ' وبريدها كما تشترط ICANN. وتبقى النطاقات لك.',
          ],
          other: [
            'لم يتم تأكيد عنوان المالك ',
            ['email'],
            ' خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، لذا أُوقفت مواقع ',
            ['domains'],
            ' وبريدها كما تشترط ICANN. وتبقى النطاقات لك.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedAdvice': [
      [
        'count',
        2,
        {
          zero: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: تعود النطاقات فورًا.',
          one: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: يعود النطاق فورًا.',
          two: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: يعود النطاقان فورًا.',
          few: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: تعود النطاقات فورًا.',
          many: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: تعود النطاقات فورًا.',
          other: 'يُرجى طلب إعادة إرسال الرسالة وفتح رابطها: تعود النطاقات فورًا.',
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedButton': 'إعادة إرسال الرسالة',
    'backend/modules/renewals/autorenewSubject': ['تجديد ', ['domain'], ' تلقائيًا في ', ['date']],
    'backend/modules/renewals/dearerSubject': ['تجديد ', ['domain'], ' تلقائيًا في ', ['date'], ' بسعر أعلى'],
    'backend/modules/renewals/autorenewOn': ['تنتهي مدة ', ['domain'], ' في ', ['date'], '. التجديد التلقائي مفعّل.'],
    'backend/modules/renewals/dearerText': ['ارتفع السعر منذ أن أبلغناك بمبلغ ', ['amount'], '. لم يُخصم أي مبلغ.'],
    'backend/modules/renewals/autorenewCharge': [
      'في ',
      ['date'],
      ' نجدّده لمدة ',
      [
        'years',
        2,
        {
          zero: [0, ' سنة'],
          one: 'سنة واحدة',
          two: 'سنتين',
          few: [0, ' سنوات'],
          many: [0, ' سنة'],
          other: [0, ' سنة'],
        },
      ],
      ['hasAddOns', 1, { true: [' مع ', ['addOns']], other: '' }],
      ' ونخصم ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' و', ['tax'], ' ضريبة)'], other: '' }],
      ['hasCard', 1, { true: [' من ', ['card']], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' منها ', ['feeAmount'], ' قبل الضريبة رسم تأخير.'],
          restore: [' منها ', ['feeAmount'], ' قبل الضريبة لاستعادة النطاق.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/noCard': [
      'لا توجد بطاقة محفوظة في حسابك. يُرجى حفظ بطاقة قبل ذلك اليوم، وإلا انتهت مدة النطاق: ',
      ['url'],
    ],
    'backend/modules/renewals/cardDeclined': [
      'رُفض آخر خصم من ',
      ['card'],
      '، بطاقتك الافتراضية. يُرجى تعيين بطاقة افتراضية أخرى قبل ذلك اليوم، وإلا انتهت مدة النطاق: ',
      ['url'],
    ],
    'backend/modules/renewals/cardExpired': [
      'ستكون صلاحية ',
      ['card'],
      ' قد انتهت بحلول ذلك الوقت. يُرجى حفظ بطاقة أخرى قبل ذلك اليوم وتعيينها بطاقة افتراضية: ',
      ['url'],
    ],
    'backend/modules/renewals/neverMore':
      'لا نخصم أبدًا أكثر مما أبلغناك به. إذا ارتفع السعر قبل ذلك اليوم، نراسلك أولاً من جديد.',
    'backend/modules/renewals/seeDomain': ['عرض ', ['domain']],
    'backend/modules/renewals/autorenewOff': [
      'لترك النطاق ينتهي بدل تجديده، يُرجى إيقاف التجديد التلقائي قبل ذلك اليوم: ',
      ['url'],
    ],
    'backend/modules/renewals/failedSubject': ['تعذّر تجديد ', ['domain']],
    'backend/modules/renewals/failedText': [
      'حاولنا تجديد ',
      ['domain'],
      ' الذي تنتهي مدته في ',
      ['date'],
      '. ',
      ['problem'],
    ],
    'backend/modules/renewals/inRedemption':
      'دخل النطاق فترة الاستعادة لدى مشغّل امتداده، لذا يجب استعادته مقابل رسم لا نخصمه تلقائيًا أبدًا. لم يُخصم أي مبلغ.',
    'backend/modules/renewals/cardMissing': 'لا توجد بطاقة محفوظة في حسابك، لذا لم يُخصم أي مبلغ.',
    'backend/modules/renewals/cardOver': ['انتهت صلاحية ', ['card'], '، لذا لم يُخصم أي مبلغ.'],
    'backend/modules/renewals/tooDear': [
      'تبلغ تكلفته الآن ',
      ['amount'],
      '، وهي أكثر مما أبلغناك به، ولا يتسع الوقت لإبلاغك قبل الخصم. لم يُخصم أي مبلغ.',
    ],
    'backend/modules/renewals/notRenewed': 'لم يجدّده مشغّل الامتداد. لم يُخصم أي مبلغ.',
    'backend/modules/renewals/failedNext': [
      'سنعيد المحاولة في ',
      ['date'],
      ' بالبطاقة التي تكون افتراضية في حسابك حينها. يمكنك حفظ بطاقة أخرى أو اختيارها هنا: ',
      ['url'],
    ],
    'backend/modules/renewals/failedNow': 'لا داعي للانتظار: يمكنك تجديد النطاق بنفسك بأي بطاقة.',
    'backend/modules/renewals/failedOver': 'لن نعيد المحاولة. يُرجى تجديد النطاق بنفسك بأي بطاقة، وإلا انتهى.',
    'backend/modules/renewals/renewDomain': ['تجديد ', ['domain']],
    'backend/modules/renewals/restoreDomain': ['استعادة ', ['domain']],
    'backend/modules/renewals/renewedMeanwhile': [
      'إذا جدّدته في هذه الأثناء فلا يلزم أي إجراء. لأي استفسار: ',
      ['email'],
      '.',
    ],
    'backend/modules/renewals/expiredSubject': ['انتهت مدة ', ['domain']],
    'backend/modules/renewals/expiresSubject': [
      'تنتهي مدة ',
      ['domain'],
      ' خلال ',
      [
        'days',
        2,
        { zero: [0, ' يوم'], one: 'يوم واحد', two: 'يومين', few: [0, ' أيام'], many: [0, ' يومًا'], other: [0, ' يوم'] },
      ],
    ],
    'backend/modules/renewals/expiredText': [
      'انتهت مدة ',
      ['domain'],
      ' في ',
      ['date'],
      '. قد يتوقف موقعه وبريده في أي وقت.',
    ],
    'backend/modules/renewals/expiresText': ['تنتهي مدة ', ['domain'], ' في ', ['date'], '.'],
    'backend/modules/renewals/renewCost': [
      'تكلفة تجديده لمدة ',
      [
        'years',
        2,
        {
          zero: [0, ' سنة'],
          one: 'سنة واحدة',
          two: 'سنتين',
          few: [0, ' سنوات'],
          many: [0, ' سنة'],
          other: [0, ' سنة'],
        },
      ],
      ['hasAddOns', 1, { true: [' مع ', ['addOns']], other: '' }],
      ' هي ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' و', ['tax'], ' ضريبة)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' منها ', ['feeAmount'], ' قبل الضريبة رسم تأخير.'],
          restore: [' منها ', ['feeAmount'], ' قبل الضريبة لاستعادة النطاق.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreCost': [
      'تكلفة استعادته وتجديده لمدة ',
      [
        'years',
        2,
        {
          zero: [0, ' سنة'],
          one: 'سنة واحدة',
          two: 'سنتين',
          few: [0, ' سنوات'],
          many: [0, ' سنة'],
          other: [0, ' سنة'],
        },
      ],
      ['hasAddOns', 1, { true: [' مع ', ['addOns']], other: '' }],
      ' هي ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' و', ['tax'], ' ضريبة)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' منها ', ['feeAmount'], ' قبل الضريبة رسم تأخير.'],
          restore: [' منها ', ['feeAmount'], ' قبل الضريبة لاستعادة النطاق.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceSame': [
      'يمكن تجديده بهذا السعر حتى ',
      ['date'],
      '.',
      [
        'canRestore',
        1,
        {
          true: [
            ' بعد ذلك لا يمكن سوى استعادته خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، بزيادة ',
            ['restore'],
            ' قبل الضريبة؛ ثم يمكن لأي شخص تسجيله.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceDearer': [
      'بعد ذلك اليوم يبقى تجديده ممكنًا حتى ',
      ['date'],
      ' بزيادة ',
      ['late'],
      ' قبل الضريبة.',
      [
        'canRestore',
        1,
        {
          true: [
            ' بعد ذلك لا يمكن سوى استعادته خلال ',
            [
              'days',
              2,
              {
                zero: [0, ' يوم'],
                one: 'يوم واحد',
                two: 'يومين',
                few: [0, ' أيام'],
                many: [0, ' يومًا'],
                other: [0, ' يوم'],
              },
            ],
            '، بزيادة ',
            ['restore'],
            ' قبل الضريبة؛ ثم يمكن لأي شخص تسجيله.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreLater': [
      'بعد ذلك لا يمكن سوى استعادته خلال ',
      [
        'days',
        2,
        { zero: [0, ' يوم'], one: 'يوم واحد', two: 'يومين', few: [0, ' أيام'], many: [0, ' يومًا'], other: [0, ' يوم'] },
      ],
      '، بزيادة ',
      ['restore'],
      ' قبل الضريبة؛ ثم يمكن لأي شخص تسجيله.',
    ],
    'backend/modules/renewals/ownerExpired': [
      'بياناتك مسجَّلة بصفتك مالك ',
      ['domain'],
      ' الذي انتهت مدته في ',
      ['date'],
      '.',
    ],
    'backend/modules/renewals/ownerExpires': [
      'بياناتك مسجَّلة بصفتك مالك ',
      ['domain'],
      ' الذي تنتهي مدته في ',
      ['date'],
      '.',
    ],
    'backend/modules/renewals/ownerExpiredText': 'قد يتوقف موقعه وبريده في أي وقت، وبعد مدة يمكن لأي شخص تسجيله.',
    'backend/modules/renewals/ownerExpiresText': 'إذا لم يُجدَّد، يتوقف موقعه وبريده عن العمل بعد ذلك اليوم.',
    'backend/modules/renewals/ownerManager': 'أُبلغ من يديره في متجرنا بالسعر، ويمكنه تجديده.',
    'backend/modules/renewals/ownerNote': ['إذا كان غير معروف لديك، يُرجى مراسلتنا على ', ['email'], '.'],
    'backend/modules/reversals/subject': ['رد ', ['amount']],
    'backend/modules/reversals/byShop': [
      [
        'part',
        1,
        {
          all: ['رددنا ', ['amount'], ' إلى بطاقتك، وهو كل ما تبقى مما دفعته لهذا الطلب.'],
          line: ['رددنا ', ['amount'], ' إلى بطاقتك، وهو ما دفعته مقابل ', ['domain'], '.'],
          part: ['رددنا ', ['amount'], ' إلى بطاقتك، وهو جزء مما دفعته لهذا الطلب.'],
          other: '',
        },
      ],
    ],
    'backend/modules/reversals/byBank': [
      'اعترضت على دفعة هذا الطلب، وأعاد إليك مصرفك ',
      ['amount'],
      '. سجّلنا المبلغ على أنه مردود.',
    ],
    'backend/modules/reversals/days': 'قد يستغرق ظهوره في كشف حسابك من خمسة إلى عشرة أيام.',
    'backend/modules/reversals/seeReceipt': 'عرض الإيصال',
    'backend/modules/reversals/orderNote': ['الطلب ', ['order'], '. لأي استفسار: ', ['email'], '.'],
    'backend/modules/security/confirmSubject': ['تأكيد عنوان بريدك الإلكتروني الجديد لدى ', ['shop']],
    'backend/modules/security/confirmText': [
      'يُرجى تأكيد أن هذا العنوان لك، لينتقل إليه حسابك في ',
      ['shop'],
      ': يصبح تسجيل الدخول به، وتصل رسائلنا إليه.',
    ],
    'backend/modules/security/confirmButton': 'استخدام هذا العنوان',
    'backend/modules/security/confirmNote': [
      'يعمل الرابط مرة واحدة خلال ',
      [
        'hours',
        2,
        {
          zero: [0, ' ساعة'],
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: [0, ' ساعات'],
          many: [0, ' ساعة'],
          other: [0, ' ساعة'],
        },
      ],
      '. إذا لم يكن الطلب منك، يُرجى تجاهل هذه الرسالة: لا يحدث شيء من دون الرابط.',
    ],
    'backend/modules/security/takenSubject': ['لديك حساب من قبل في ', ['shop']],
    'backend/modules/security/takenText':
      'وصلنا طلب لنقل حساب آخر إلى هذا العنوان. للعنوان حساب من قبل، لذا لم يتغير شيء.',
    'backend/modules/security/movedSubject': ['تغيّر عنوان البريد الإلكتروني لحسابك في ', ['shop']],
    'backend/modules/security/movedText': [
      'تم للتو تغيير عنوان حسابك إلى ',
      ['email'],
      '. من الآن فصاعدًا تصل رسائلنا إليه. إذا كان ذلك بطلب منك، فلا يلزم أي إجراء.',
    ],
    'backend/modules/security/movedButton': 'لم أفعل ذلك: استعادة الحساب',
    'backend/modules/security/movedNote': [
      'يعمل الرابط لمدة ',
      [
        'hours',
        2,
        {
          zero: [0, ' ساعة'],
          one: 'ساعة واحدة',
          two: 'ساعتين',
          few: [0, ' ساعات'],
          many: [0, ' ساعة'],
          other: [0, ' ساعة'],
        },
      ],
      '. يعيد هذا العنوان ويسجّل الخروج من كل الأجهزة. بعد ذلك يُرجى مراسلتنا على ',
      ['email'],
      '.',
    ],
    'backend/modules/security/restoredSubject': ['عاد حسابك في ', ['shop'], ' إلى هذا العنوان'],
    'backend/modules/security/restoredText': 'يستخدم حسابك هذا العنوان من جديد، وتم تسجيل الخروج من كل الأجهزة.',
    'backend/modules/security/restoredButton': 'تعيين كلمة مرور جديدة',
    'backend/modules/security/restoredNote':
      'إذا لم يكن تغيير العنوان بطلب منك، يُرجى تعيين كلمة مرور جديدة قبل أي شيء آخر.',
    'backend/modules/security/totpAddedSubject': ['أُضيف تطبيق مصادقة إلى حسابك في ', ['shop']],
    'backend/modules/security/totpAdded':
      'تمت إضافة تطبيق مصادقة. من الآن فصاعدًا يُطلب رمزه عند تسجيل الدخول. تم تسجيل الخروج من كل الأجهزة الأخرى.',
    'backend/modules/security/totpRemovedSubject': ['أُزيل تطبيق المصادقة من حسابك في ', ['shop']],
    'backend/modules/security/totpRemoved':
      'تمت إزالة تطبيق المصادقة. لن تُطلب رموزه بعد الآن. تم تسجيل الخروج من كل الأجهزة الأخرى.',
    'backend/modules/security/passkeyAddedSubject': ['أُضيف مفتاح مرور إلى حسابك في ', ['shop']],
    'backend/modules/security/passkeyAdded':
      'تمت إضافة مفتاح مرور. يمكن تسجيل الدخول به إلى حسابك. تم تسجيل الخروج من كل الأجهزة الأخرى.',
    'backend/modules/security/passkeyRemovedSubject': ['أُزيل مفتاح مرور من حسابك في ', ['shop']],
    'backend/modules/security/passkeyRemoved':
      'تمت إزالة مفتاح مرور. لم يعد تسجيل الدخول به إلى حسابك ممكنًا. تم تسجيل الخروج من كل الأجهزة الأخرى.',
    'backend/modules/security/codesRenewedSubject': ['رموز استرداد جديدة لحسابك في ', ['shop']],
    'backend/modules/security/codesRenewed': 'تم إنشاء رموز استرداد جديدة. الرموز السابقة لم تعد تعمل.',
    'backend/modules/security/passwordChangedSubject': ['كلمة مرور جديدة لحسابك في ', ['shop']],
    'backend/modules/security/passwordChanged': 'تم تغيير كلمة مرور حسابك وتسجيل الخروج من كل الأجهزة الأخرى.',
    'backend/modules/support-sessions/beganSubject': ['فريق الدعم لدينا داخل حسابك في ', ['shop']],
    'backend/modules/support-sessions/beganText': [
      ['staff'],
      ' من فريق دعم ',
      ['shop'],
      ' داخل حسابك لمساعدتك، لمدة لا تتجاوز ',
      [
        'minutes',
        2,
        {
          zero: [0, ' دقيقة'],
          one: 'دقيقة واحدة',
          two: 'دقيقتين',
          few: [0, ' دقائق'],
          many: [0, ' دقيقة'],
          other: [0, ' دقيقة'],
        },
      ],
      '.',
    ],
    'backend/modules/support-sessions/beganReason': ['السبب المذكور: ', ['reason']],
    'backend/modules/support-sessions/beganLimits':
      'لا يمكن الوصول بذلك إلى كلمة المرور أو تسجيل الدخول بخطوتين أو البطاقات أو مفاتيح API، ولا يمكن تقديم أي طلب. وكل تغيير يظهر في سجل نشاطك مع الاسم.',
    'backend/modules/support-sessions/beganButton': 'عرض الجلسة أو إنهاؤها من حسابك',
    'backend/modules/support-sessions/beganNote': [
      'لم تطلب المساعدة؟ يُرجى إنهاء الجلسة من حسابك ضمن الأجهزة التي سجّلت الدخول، ومراسلتنا على ',
      ['email'],
      '.',
    ],
    'backend/modules/transfers/confirmSubject': ['تأكيد نقل ', ['domain']],
    'backend/modules/transfers/confirmText': [
      'راسلت شركة التسجيل مالك ',
      ['domain'],
      ' لتأكيد النقل. يجب تأكيده حتى ',
      ['date'],
      '؛ وإلا ينتهي النقل ويُردّ إليك المبلغ.',
    ],
    'backend/modules/transfers/confirmUndated': [
      'راسلت شركة التسجيل مالك ',
      ['domain'],
      ' لتأكيد النقل. من دون التأكيد ينتهي النقل ويُردّ إليك المبلغ.',
    ],
    'backend/modules/transfers/confirmNote':
      'لم تصل الرسالة؟ يُرجى تفقّد مجلد البريد غير المرغوب فيه، أو طلب إعادة إرسالها من صفحة النقل.',
    'backend/modules/transfers/movesSubject': ['تم تأكيد نقل ', ['domain'], ' ويصل حتى ', ['date']],
    'backend/modules/transfers/movesNext': ['تم تأكيد نقل ', ['domain']],
    'backend/modules/transfers/movesText': [
      'لدى شركة التسجيل الحالية للنطاق ',
      ['domain'],
      ' مهلة حتى ',
      ['date'],
      ' للاعتراض. إذا لم تعترض، يُنقل النطاق تلقائيًا. لا يلزم منك أي إجراء.',
    ],
    'backend/modules/transfers/movesUndated': [
      'لدى شركة التسجيل الحالية للنطاق ',
      ['domain'],
      ' بضعة أيام للاعتراض. إذا لم تعترض، يُنقل النطاق تلقائيًا. لا يلزم منك أي إجراء.',
    ],
    'backend/modules/transfers/movesNote': 'يستمر موقعك وبريدك في العمل: لا تتغير خوادم الأسماء.',
    'backend/modules/transfers/seeTransfer': 'عرض عملية النقل',
    'backend/modules/transfers/calledSubject': ['ألغيت نقل ', ['domain']],
    'backend/modules/transfers/calledText': ['في ', ['at'], ' ألغيت نقل ', ['domain'], ' في الطلب ', ['order'], '.'],
    'backend/modules/transfers/calledNote': [
      'يبقى ',
      ['domain'],
      ' لدى شركة تسجيله الحالية. يُردّ ما دفعته مقابل النقل إلى بطاقتك فور تأكيد شركة التسجيل.',
    ],
    'backend/modules/transfers/seeOrder': 'عرض الطلب',
    'backend/modules/transfers/staffCalledSubject': ['ألغينا نقل ', ['domain']],
    'backend/modules/transfers/staffCalledText': [
      'في ',
      ['at'],
      ' ألغى فريق الدعم لدينا نقل ',
      ['domain'],
      ' في الطلب ',
      ['order'],
      '. السبب: ',
      ['reason'],
    ],
  },
  de: {
    'backend/core/greeting': ['Guten Tag ', ['name'], '!'],
    'backend/core/greetingNameless': 'Guten Tag!',
    'backend/core/questions': ['Fragen? Schreiben Sie an ', ['email'], '.'],
    'backend/core/notYou': [
      'Falls Sie das nicht waren, legen Sie jetzt unter ',
      ['url'],
      ' ein neues Passwort fest, und schreiben Sie an ',
      ['email'],
      '.',
    ],
    'backend/core/privacy': 'WHOIS-Schutz',
    'backend/core/domainForwarding': 'Domain-Weiterleitung',
    'backend/core/emailForwarding': 'E-Mail-Weiterleitung',
    'backend/core/forAddresses': [
      [
        'count',
        2,
        { one: ['E-Mail-Weiterleitung für ', 0, ' Adresse'], other: ['E-Mail-Weiterleitung für ', 0, ' Adressen'] },
      ],
    ],
    'backend/core/newAddresses': [
      [
        'count',
        2,
        {
          one: ['E-Mail-Weiterleitung für ', 0, ' neue Adresse'],
          other: ['E-Mail-Weiterleitung für ', 0, ' neue Adressen'],
        },
      ],
    ],
    'backend/forwarding/unknownTitle': 'Hier wird nichts weitergeleitet',
    'backend/forwarding/unknownText':
      'Dieser Server leitet diese Domain nicht weiter. Falls sie Ihnen gehört und Sie die Weiterleitung gerade erst eingerichtet haben, versuchen Sie es in einer Minute erneut.',
    'backend/forwarding/circleTitle': 'Diese Domain führt zu sich selbst zurück',
    'backend/forwarding/circleText':
      'Die Zieladresse dieser Domain führt hierher zurück. Damit Besucher nicht im Kreis geschickt werden, endet die Weiterleitung hier. Der Inhaber der Domain kann dort, wo er sie verwaltet, eine andere Zieladresse eintragen.',
    'backend/forwarding/startingTitle': 'Versuchen Sie es gleich noch einmal',
    'backend/forwarding/startingText':
      'Dieser Server ist gerade erst gestartet und weiß noch nicht, wohin er Besucher weiterleiten soll.',
    'backend/forwarding/readTitle': 'Diese Adresse kann nur aufgerufen werden',
    'backend/forwarding/readText':
      'Eine weitergeleitete Domain nimmt keine Formulare oder Dateien an. Rufen Sie ihre Startseite auf.',
    'backend/modules/account/closedSubject': ['Ihr Konto bei ', ['shop'], ' ist geschlossen'],
    'backend/modules/account/closedText':
      'Wie von Ihnen gewünscht, ist Ihr Konto geschlossen, und Sie sind überall abgemeldet. Das kann nicht rückgängig gemacht werden.',
    'backend/modules/account/closedErased':
      'Ihr Passwort, Ihre gespeicherten Kontakte, Ihr Warenkorb und Ihre Karten wurden gelöscht. Ihre Bestellungen und Belege bewahren wir auf, weil das Steuerrecht es verlangt. Wer Inhaber welcher Domain war, bewahren wir bis zwei Jahre nach ihrem Weggang auf, und das Änderungsprotokoll unter einer Nummer statt unter Ihrem Namen. Für anderes verwenden wir diese Daten nicht.',
    'backend/modules/account/closedReopen':
      'Mit dieser Adresse können Sie jederzeit ein neues Konto erstellen; es ist dann leer.',
    'backend/modules/account/closedNote': ['Falls Sie das nicht waren, schreiben Sie sofort an ', ['email'], '.'],
    'backend/modules/account/vatSubject': ['Ihre USt-IdNr. ', ['number'], ' konnte nicht bestätigt werden'],
    'backend/modules/account/vatText': [
      'Das EU-Prüfsystem VIES kennt die USt-IdNr. ',
      ['number'],
      ' nicht. Ab jetzt kommt zu Ihren Bestellungen die Steuer Ihres Landes hinzu.',
    ],
    'backend/modules/account/vatAdvice':
      'Falls die Nummer stimmt, bitten Sie Ihr Finanzamt, sie für VIES freizuschalten, und speichern Sie dann Ihre Rechnungsdaten erneut.',
    'backend/modules/account/vatButton': 'Zu Ihren Rechnungsdaten',
    'backend/modules/address-corrections/noticeSubject': [
      'Ihr Konto bei ',
      ['shop'],
      ' soll auf eine andere E-Mail-Adresse umgestellt werden',
    ],
    'backend/modules/address-corrections/noticeText': [
      'Dem Support von ',
      ['shop'],
      ' wurde mitgeteilt, dass Sie keinen Zugriff mehr auf diese Adresse haben. Ihr Konto soll auf ',
      ['email'],
      ' umgestellt werden.',
    ],
    'backend/modules/address-corrections/noticeWait': [
      'Wenn wir nichts von Ihnen hören, wird das Konto frühestens am ',
      ['date'],
      ' umgestellt, und nur, wenn ',
      ['email'],
      ' bestätigt wurde.',
    ],
    'backend/modules/address-corrections/noticeAsk':
      'Wenn Sie das nicht veranlasst haben, stoppen Sie es jetzt: Eine Anmeldung ist nicht nötig, und das Konto bleibt, wie es ist. Wenn Sie es waren, bestätigen Sie es auf derselben Seite, dann entfällt die Wartezeit.',
    'backend/modules/address-corrections/noticeButton': 'Änderung stoppen oder bestätigen',
    'backend/modules/address-corrections/noticeNote': [
      'Wenn der Link nicht mehr funktioniert und Sie das nicht waren, schreiben Sie sofort an ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/confirmSubject': [
      'Bestätigen Sie diese E-Mail-Adresse für Ihr Konto bei ',
      ['shop'],
    ],
    'backend/modules/address-corrections/confirmText': [
      'Der Support von ',
      ['shop'],
      ' wurde gebeten, Ihr Konto auf diese Adresse umzustellen. Bestätigen Sie, dass die Adresse Ihnen gehört: Vorher ändert sich nichts.',
    ],
    'backend/modules/address-corrections/confirmWait': [
      'Nach der Bestätigung wird das Konto frühestens am ',
      ['date'],
      ' umgestellt, damit Einspruch von der bisherigen Adresse möglich ist. Stimmt sie zu, geht es schneller.',
    ],
    'backend/modules/address-corrections/confirmButton': 'Diese Adresse bestätigen',
    'backend/modules/address-corrections/confirmNote': [
      'Der Link gilt bis ',
      ['date'],
      '. Wenn Sie das nicht veranlasst haben, ignorieren Sie diese E-Mail, oder stoppen Sie die Änderung auf derselben Seite.',
    ],
    'backend/modules/address-corrections/doneSubject': ['Ihr Konto bei ', ['shop'], ' verwendet jetzt diese Adresse'],
    'backend/modules/address-corrections/doneText':
      'Ihr Konto wurde auf diese Adresse umgestellt. Alle Geräte wurden abgemeldet, alle API-Schlüssel widerrufen, und Ihr Passwort gilt nicht mehr: Legen Sie ein neues fest. Ihre Zwei-Faktor-Authentifizierung bleibt, wie sie war.',
    'backend/modules/address-corrections/doneOwners':
      'Die Inhaber Ihrer Domains, gespeicherte Kontakte und Ihre Rechnungsdaten bleiben unverändert. Wo dort noch die bisherige Adresse steht, ändern Sie sie nach der Anmeldung: Vergabestellen schreiben an die Adresse des Inhabers.',
    'backend/modules/address-corrections/doneWait': [
      ['hours', 2, { one: [0, ' Stunde'], other: [0, ' Stunden'] }],
      ' lang lässt sich das Konto mit der bisherigen Adresse zurückholen. Bis dahin zeigen wir keine Auth-Codes an, löschen keine Domains und ändern keine Inhaber, und das Konto lässt sich nicht schließen.',
    ],
    'backend/modules/address-corrections/doneButton': 'Neues Passwort festlegen',
    'backend/modules/address-corrections/endedSubject': ['Ihr Konto bei ', ['shop'], ' behält seine E-Mail-Adresse'],
    'backend/modules/address-corrections/endedText': [
      [
        'reason',
        1,
        {
          stopped: ['Die Umstellung Ihres Kontos auf ', ['email'], ' wurde gestoppt.'],
          cancelled: ['Unser Support hat die Umstellung Ihres Kontos auf ', ['email'], ' abgebrochen.'],
          expired: [['email'], ' wurde nicht rechtzeitig bestätigt. Ihr Konto wird deshalb nicht umgestellt.'],
          dropped: ['Ihr Konto wird nun doch nicht auf ', ['email'], ' umgestellt.'],
          other: '',
        },
      ],
    ],
    'backend/modules/address-corrections/endedNothing': 'Es wurde nichts geändert.',
    'backend/modules/api-keys/createdSubject': ['API-Schlüssel für Ihr Konto bei ', ['shop'], ' erstellt'],
    'backend/modules/api-keys/createdText': [
      'Der API-Schlüssel „',
      ['name'],
      '“ (',
      ['prefix'],
      '…) wurde erstellt. Ein Programm mit diesem Schlüssel kann für Sie handeln:',
    ],
    'backend/modules/api-keys/reads': 'Es liest Ihre Domains, deren DNS-Einträge, Ihre Bestellungen und Ihre Belege.',
    'backend/modules/api-keys/changesDns': 'Es ändert die DNS-Einträge aller Ihrer Domains.',
    'backend/modules/api-keys/changesDnsOf': ['Es ändert die DNS-Einträge der Domain ', ['domain'], '.'],
    'backend/modules/api-keys/orders': 'Es gibt Bestellungen auf und bezahlt sie mit Ihren gespeicherten Karten.',
    'backend/modules/api-keys/noEnd': 'Der Schlüssel gilt, bis Sie ihn widerrufen.',
    'backend/modules/api-keys/endsOn': ['Der Schlüssel gilt bis ', ['date'], '.'],
    'backend/modules/api-keys/seeKeys': 'API-Schlüssel ansehen',
    'backend/modules/api-keys/revokedSubject': ['API-Schlüssel Ihres Kontos bei ', ['shop'], ' widerrufen'],
    'backend/modules/api-keys/revokedText': [
      [
        'count',
        2,
        {
          one: ['Der API-Schlüssel Ihres Kontos wurde widerrufen: ', ['names'], '.'],
          other: ['Alle ', 0, ' API-Schlüssel Ihres Kontos wurden widerrufen: ', ['names'], '.'],
        },
      ],
    ],
    'backend/modules/api-keys/revokedNext':
      'Der Zugang zu Ihrem Konto wurde soeben per E-Mail wiederhergestellt, und vielleicht hatte jemand anderes die Schlüssel. Programme, die sie verwendet haben, können nicht mehr für Sie handeln: geben Sie ihnen neue.',
    'backend/modules/auth/verifySubject': ['Bestätigen Sie Ihre E-Mail-Adresse für ', ['shop']],
    'backend/modules/auth/verifyText': [
      'Bestätigen Sie, dass dies Ihre Adresse ist. Danach ist Ihr Konto bei ',
      ['shop'],
      ' einsatzbereit.',
    ],
    'backend/modules/auth/verifyButton': 'E-Mail-Adresse bestätigen',
    'backend/modules/auth/verifyNote': [
      'Der Link gilt einmal und ',
      ['hours', 2, { one: [0, ' Stunde'], other: [0, ' Stunden'] }],
      ' lang und fragt nach dem Passwort, das Sie gewählt haben. Falls Sie kein Konto erstellt haben, ignorieren Sie diese E-Mail: Ohne Link und Passwort geschieht nichts.',
    ],
    'backend/modules/auth/existsSubject': ['Sie haben bereits ein Konto bei ', ['shop']],
    'backend/modules/auth/existsText':
      'Mit dieser Adresse sollte ein Konto erstellt werden. Sie haben bereits eines; es wurde nicht verändert.',
    'backend/modules/auth/existsButton': 'Anmelden',
    'backend/modules/auth/existsNote': [
      'Falls Sie Ihr Passwort vergessen haben, legen Sie unter ',
      ['url'],
      ' ein neues fest. Falls Sie das nicht waren, müssen Sie nichts tun.',
    ],
    'backend/modules/auth/recoverySubject': ['Neues Passwort für ', ['shop'], ' festlegen'],
    'backend/modules/auth/recoveryText': 'Für Ihr Konto wurde ein neues Passwort angefordert.',
    'backend/modules/auth/recoveryButton': 'Neues Passwort festlegen',
    'backend/modules/auth/recoveryNote': [
      'Der Link gilt einmal und ',
      ['hours', 2, { one: [0, ' Stunde'], other: [0, ' Stunden'] }],
      ' lang. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
    'backend/modules/auth/changedSubject': ['Ihr Passwort bei ', ['shop'], ' wurde geändert'],
    'backend/modules/auth/changedText':
      'Das Passwort Ihres Kontos wurde gerade geändert, und alle Geräte wurden abgemeldet.',
    'backend/modules/checkout/failedSubject': 'Ihre Bestellung konnte nicht ausgeführt werden',
    'backend/modules/checkout/partSubject': [
      [
        'all',
        2,
        {
          one: [['got'], ' von ', 0, ' Domain gehört Ihnen'],
          other: [
            [
              'got',
              2,
              {
                one: [0, ' von ', ['all'], ' Domains gehört Ihnen'],
                other: [0, ' von ', ['all'], ' Domains gehören Ihnen'],
              },
            ],
          ],
        },
      ],
    ],
    'backend/modules/checkout/doneSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' gehört Ihnen'],
          renew: [['domain'], ' ist verlängert'],
          transfer: [['domain'], ' ist jetzt bei uns'],
          add_ons: [['domain'], ' hat jetzt ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/severalSubject': [
      ['count', 2, { one: ['Ihre ', 0, ' Domain ist fertig'], other: ['Ihre ', 0, ' Domains sind fertig'] }],
    ],
    'backend/modules/checkout/runningSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' wird registriert'],
          renew: [['domain'], ' wird verlängert'],
          transfer: [['domain'], ' ist auf dem Weg zu uns'],
          add_ons: [['domain'], ' bekommt ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/openSubject': [
      ['count', 2, { one: [0, ' Domain ist in Arbeit'], other: [0, ' Domains sind in Arbeit'] }],
    ],
    'backend/modules/checkout/done': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' gehört Ihnen.'],
          renew: [['domain'], ' ist verlängert.'],
          transfer: [['domain'], ' ist jetzt bei uns.'],
          add_ons: [['domain'], ' hat jetzt ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/doneUntil': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' gehört Ihnen bis ', ['date'], '.'],
          renew: [['domain'], ' ist bis ', ['date'], ' verlängert.'],
          transfer: [['domain'], ' ist jetzt bei uns und läuft bis ', ['date'], '.'],
          add_ons: [['domain'], ' hat bis ', ['date'], ' ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/running': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' wird registriert.'],
          renew: [['domain'], ' wird verlängert.'],
          transfer: [['domain'], ' ist auf dem Weg zu uns.'],
          add_ons: [['domain'], ' bekommt ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/runningWhy': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' wird registriert. ', ['reason']],
          renew: [['domain'], ' wird verlängert. ', ['reason']],
          transfer: [['domain'], ' ist auf dem Weg zu uns. ', ['reason']],
          add_ons: [['domain'], ' bekommt ', ['addOns'], '. ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/notDone': 'Nicht ausgeführt.',
    'backend/modules/checkout/notCharged': [['domain'], ': ', ['reason'], ' Nicht berechnet.'],
    'backend/modules/checkout/refunded': [['domain'], ': ', ['reason'], ' Erstattet.'],
    'backend/modules/checkout/charged': [
      'Von Ihrer Karte abgebucht: ',
      ['charged'],
      '.',
      ['isRefunded', 1, { true: [' Davon erstattet: ', ['refunded'], '.'], other: '' }],
      ['isReleased', 1, { true: [' Freigegeben: ', ['released'], '.'], other: '' }],
    ],
    'backend/modules/checkout/nothingCharged': [
      'Es wurde nichts abgebucht.',
      [
        'isReleased',
        1,
        { true: [' Die auf Ihrer Karte reservierten ', ['released'], ' werden freigegeben.'], other: '' },
      ],
    ],
    'backend/modules/checkout/paidNote':
      'Was am Ende nicht klappt, erstatten wir auf Ihre Karte. Sie müssen nichts tun.',
    'backend/modules/checkout/refundSubject': ['Erstattung für ', ['domain'], ': ', ['amount']],
    'backend/modules/checkout/refundWhy': [['domain'], ': ', ['reason']],
    'backend/modules/checkout/refundText': [
      'Wir haben ',
      ['amount'],
      ' auf Ihre Karte erstattet. Bis Ihre Bank den Betrag anzeigt, können fünf bis zehn Tage vergehen.',
    ],
    'backend/modules/checkout/seeReceipt': 'Beleg ansehen',
    'backend/modules/checkout/seeOrder': 'Zur Bestellung',
    'backend/modules/checkout/orderNote': ['Bestellung ', ['order'], '. Fragen? Schreiben Sie an ', ['email'], '.'],
    'backend/modules/checkout/withdrawnSubject': ['Ihr Widerruf zu Bestellung ', ['order'], ' ist eingegangen'],
    'backend/modules/checkout/withdrawnAt': ['Ihre Widerrufserklärung ist am ', ['at'], ' bei uns eingegangen.'],
    'backend/modules/checkout/withdrawnBy': [
      'Erklärt von ',
      ['name'],
      ' (',
      ['email'],
      ') zu Bestellung ',
      ['order'],
      ' vom ',
      ['date'],
      '.',
    ],
    'backend/modules/checkout/withdrawnUnbegun': [
      'Mit ',
      ['domain'],
      ' hatten wir noch nicht begonnen. Die Domain wird aus der Bestellung genommen und nicht berechnet.',
    ],
    'backend/modules/checkout/withdrawnFailed': [['domain'], ' war nicht zu bekommen und wurde nicht berechnet.'],
    'backend/modules/checkout/withdrawnDone': [
      [
        'kind',
        1,
        {
          new: [
            ['domain'],
            ' ist registriert, wie Sie es vor der Zahlung gewünscht haben. Das Widerrufsrecht ist dafür erloschen, und es wird nichts erstattet.',
          ],
          renew: [
            ['domain'],
            ' ist verlängert, wie Sie es vor der Zahlung gewünscht haben. Das Widerrufsrecht ist dafür erloschen, und es wird nichts erstattet.',
          ],
          restore: [
            ['domain'],
            ' ist wiederhergestellt, wie Sie es vor der Zahlung gewünscht haben. Das Widerrufsrecht ist dafür erloschen, und es wird nichts erstattet.',
          ],
          transfer: [
            ['domain'],
            ' ist bei uns angekommen, wie Sie es vor der Zahlung gewünscht haben. Das Widerrufsrecht ist dafür erloschen, und es wird nichts erstattet.',
          ],
          add_ons: [
            ['domain'],
            ' hat jetzt ',
            ['addOns'],
            ', wie Sie es vor der Zahlung gewünscht haben. Das Widerrufsrecht ist dafür erloschen, und es wird nichts erstattet.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/withdrawnRefunded': [
      ['domain'],
      ' war nicht zu bekommen. Den Betrag dafür erstatten wir in jedem Fall auf Ihre Karte.',
    ],
    'backend/modules/checkout/withdrawnTransfer': [
      ['domain'],
      ' ist auf dem Weg zu uns. Wir brechen den Transfer ab; was Sie dafür bezahlt haben, erstatten wir auf Ihre Karte. Wir schreiben Ihnen, sobald das erledigt ist oder falls er sich nicht mehr aufhalten lässt.',
    ],
    'backend/modules/checkout/withdrawnPending': [
      ['domain'],
      ' liegt gerade bei der Vergabestelle. Führt sie den Auftrag aus, ist das Widerrufsrecht dafür erloschen; wenn nicht, bezahlen Sie dafür nichts.',
    ],
    'backend/modules/checkout/withdrawnRunning': [
      'Der Auftrag für ',
      ['domain'],
      ' wird in diesem Moment ausgeführt. Nimmt die Vergabestelle ihn an, ist das Widerrufsrecht dafür erloschen; wenn nicht, bezahlen Sie dafür nichts.',
    ],
    'backend/modules/checkout/stopSubject': [['domain'], ': Transfer ließ sich nicht mehr abbrechen'],
    'backend/modules/checkout/stopWhy': [['domain'], ': ', ['reason']],
    'backend/modules/dnssec/onSubject': ['DNSSEC ist für ', ['domain'], ' aktiv'],
    'backend/modules/dnssec/onText': [
      'Die Vergabestelle hat jetzt den DS-Eintrag von ',
      ['domain'],
      '. Resolver, die DNSSEC-Signaturen prüfen, weisen gefälschte Antworten zurück.',
    ],
    'backend/modules/dnssec/onHere': [
      'Wenn Sie die Nameserver ändern oder ',
      ['domain'],
      ' zu einem anderen Anbieter transferieren möchten, deaktivieren Sie zuerst DNSSEC, und warten Sie 24 Stunden.',
    ],
    'backend/modules/dnssec/onElsewhere':
      'Wenn Sie die Nameserver ändern möchten, deaktivieren Sie zuerst DNSSEC, und warten Sie 24 Stunden.',
    'backend/modules/dnssec/offSubject': ['DNSSEC ist für ', ['domain'], ' deaktiviert'],
    'backend/modules/dnssec/offText': [
      'Die Vergabestelle hat keinen DS-Eintrag von ',
      ['domain'],
      ' mehr. Website und E-Mail funktionieren weiter wie bisher; gefälschte Antworten werden aber nicht mehr erkannt.',
    ],
    'backend/modules/dnssec/offUntil': [
      'Resolver können den Eintrag noch bis ',
      ['at'],
      ' gespeichert haben. Danach können die Nameserver geändert werden.',
    ],
    'backend/modules/dnssec/seeDns': ['Zum DNS von ', ['domain']],
    'backend/modules/domains/nameserversSubject': ['Die Nameserver von ', ['domain'], ' wurden geändert'],
    'backend/modules/domains/nameserversText': [
      'Für ',
      ['domain'],
      ' sind jetzt diese Nameserver zuständig: ',
      ['servers'],
      '. Website und E-Mail richten sich danach.',
    ],
    'backend/modules/domains/unlockedSubject': [['domain'], ' wurde entsperrt'],
    'backend/modules/domains/unlockedText': [
      'Wer den Auth-Code hat, kann ',
      ['domain'],
      ' jetzt zu einem anderen Anbieter transferieren.',
    ],
    'backend/modules/domains/ownerSubject': ['Die Inhaberdaten von ', ['domain'], ' wurden geändert'],
    'backend/modules/domains/ownerText': [
      'Diese Inhaberdaten von ',
      ['domain'],
      ' wurden bei der Vergabestelle geändert: ',
      ['fields'],
      '.',
    ],
    'backend/modules/domains/contactSubject': [
      [
        'role',
        1,
        {
          admin: ['Der administrative Kontakt von ', ['domain'], ' wurde geändert'],
          tech: ['Der technische Kontakt von ', ['domain'], ' wurde geändert'],
          billing: ['Der Rechnungskontakt von ', ['domain'], ' wurde geändert'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactText': [
      [
        'role',
        1,
        {
          admin: [
            'Diese Daten des administrativen Kontakts von ',
            ['domain'],
            ' wurden bei der Vergabestelle geändert: ',
            ['fields'],
            '.',
          ],
          tech: [
            'Diese Daten des technischen Kontakts von ',
            ['domain'],
            ' wurden bei der Vergabestelle geändert: ',
            ['fields'],
            '.',
          ],
          billing: [
            'Diese Daten des Rechnungskontakts von ',
            ['domain'],
            ' wurden bei der Vergabestelle geändert: ',
            ['fields'],
            '.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactOwner': [
      [
        'role',
        1,
        {
          admin: ['Der administrative Kontakt von ', ['domain'], ' ist jetzt der Inhaber.'],
          tech: ['Der technische Kontakt von ', ['domain'], ' ist jetzt der Inhaber.'],
          billing: ['Der Rechnungskontakt von ', ['domain'], ' ist jetzt der Inhaber.'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/field': [
      [
        'field',
        1,
        {
          kind: 'Person oder Organisation',
          org_name: 'Organisation',
          first_name: 'Vorname',
          last_name: 'Nachname',
          email: 'E-Mail',
          phone: 'Telefon',
          address1: 'Straße und Hausnummer',
          address2: 'Adresszusatz',
          city: 'Ort',
          state: 'Bundesland oder Region',
          postal_code: 'Postleitzahl',
          country: 'Land',
          owner: 'Inhaber',
          other: '',
        },
      ],
    ],
    'backend/modules/domains/shownSubject': ['Der Auth-Code von ', ['domain'], ' wurde angezeigt'],
    'backend/modules/domains/shownText': [
      'Der Auth-Code von ',
      ['domain'],
      ' wurde gerade in Ihrem Konto angezeigt. Wer ihn hat, kann die Domain zu einem anderen Anbieter transferieren, solange sie entsperrt ist.',
    ],
    'backend/modules/domains/seeDomain': ['Zu ', ['domain']],
    'backend/modules/domains/deletedSubject': [['domain'], ' wurde gelöscht'],
    'backend/modules/domains/deletedText': [
      'Sie haben ',
      ['domain'],
      ' am ',
      ['at'],
      ' gelöscht. Website und E-Mail der Domain funktionieren nicht mehr.',
    ],
    'backend/modules/domains/deletedRefund':
      'Was die Registrierung gekostet hat, erstatten wir auf Ihre Karte. Sobald die Erstattung unterwegs ist, schreiben wir Ihnen noch einmal, mit der Gutschrift.',
    'backend/modules/domains/deletedKept': 'Wie vor dem Löschen angezeigt, wird dafür nichts erstattet.',
    'backend/modules/domains/deletedNote': [
      'Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest, und schreiben Sie an ',
      ['email'],
      '.',
    ],
    'backend/modules/domains/seeDomains': 'Zu Ihren Domains',
    'backend/modules/orders/taken': 'Gerade eben von jemand anderem registriert.',
    'backend/modules/orders/priceChanged':
      'Die Vergabestelle hat den Preis geändert, deshalb haben wir die Domain nicht gekauft.',
    'backend/modules/orders/notSold': 'Die Vergabestelle verkauft diese Domain nicht.',
    'backend/modules/orders/data': 'Die Vergabestelle akzeptiert die Inhaberdaten für diese Domain nicht.',
    'backend/modules/orders/authCode':
      'Der bisherige Anbieter akzeptiert den Auth-Code nicht. Kopieren Sie ihn dort noch einmal, oder fordern Sie einen neuen an, und versuchen Sie es erneut.',
    'backend/modules/orders/locked':
      'Beim bisherigen Anbieter gesperrt. Entsperren Sie die Domain dort, und versuchen Sie es erneut; Ihr Code gilt weiterhin.',
    'backend/modules/orders/transferHold':
      'Die Vergabestelle oder der bisherige Anbieter lässt noch keinen Transfer zu. Bis wann, sagt die Transferprüfung.',
    'backend/modules/orders/denied':
      'Der bisherige Anbieter hat den Transfer abgelehnt. Fragen Sie ihn nach dem Grund, und versuchen Sie es erneut.',
    'backend/modules/orders/withdrawn':
      'Der Transfer wurde beim bisherigen Anbieter abgebrochen. Falls Sie das nicht waren, fragen Sie dort, wer es war.',
    'backend/modules/orders/cancelled': 'Der Transfer wurde abgebrochen.',
    'backend/modules/orders/inRedemption':
      'Die Domain ist gerade in die Wiederherstellungsphase gekommen und kann nur noch wiederhergestellt werden. Was das kostet, zeigt Ihre Domainliste.',
    'backend/modules/orders/notRenewable':
      'Die Vergabestelle gibt die Domain demnächst frei, sie kann deshalb nicht mehr verlängert oder wiederhergestellt werden. Registrieren Sie sie neu, sobald sie verfügbar ist.',
    'backend/modules/orders/expiryDiffers': 'Inzwischen verlängert, deshalb nicht noch einmal.',
    'backend/modules/orders/notFound': 'Nirgends registriert, es gibt also nichts zu transferieren oder zu verlängern.',
    'backend/modules/orders/neverReached':
      'Die Vergabestelle hat nicht geantwortet, und die Bestellung hat sie nie erreicht.',
    'backend/modules/orders/registryAsked': 'Die Vergabestelle ist angefragt. Das kann etwas dauern.',
    'backend/modules/orders/registrarAsked': 'Der bisherige Anbieter ist angefragt. Das kann einige Tage dauern.',
    'backend/modules/orders/withdrawnInTime': 'Sie haben widerrufen, bevor damit begonnen wurde.',
    'backend/modules/orders/withdrawalTooLate':
      'Sie haben widerrufen, aber der bisherige Anbieter hat die Domain schon freigegeben, deshalb lässt sich der Transfer nicht mehr abbrechen. Wir entscheiden, was erstattet wird, und schreiben Ihnen binnen 14 Tagen.',
    'backend/modules/orders/deletedInTime': 'Sie haben die Domain innerhalb der Rückgabefrist gelöscht.',
    'backend/modules/orders/refundedByShop': 'Unser Support hat den Betrag erstattet.',
    'backend/modules/orders/returnedByBank': 'Ihre Bank hat die Zahlung zurückgebucht.',
    'backend/modules/orders/cancelledByShop': 'Der Shop hat dies storniert, bevor es begonnen wurde.',
    'backend/modules/orders/notYours': 'Liegt nicht mehr in Ihrem Konto, deshalb wurde nichts hinzugefügt.',
    'backend/modules/orders/expired':
      'Die Domain ist inzwischen abgelaufen, deshalb wurde nichts hinzugefügt. Verlängern Sie sie zuerst.',
    'backend/modules/orders/renewedMeanwhile':
      'Inzwischen verlängert, deshalb wurde für die frühere Laufzeit nichts hinzugefügt.',
    'backend/modules/orders/privacyRefused': [
      'Der Registrar konnte dies für die Domain nicht einschalten: ',
      ['addOn'],
      '.',
    ],
    'backend/modules/orders/addOnThere': ['Die Domain hat bereits ', ['addOn'], '.'],
    'backend/modules/orders/tooManyAddresses': [
      'Die Domain kann höchstens ',
      ['max', 2, { one: [0, ' E-Mail-Adresse'], other: [0, ' E-Mail-Adressen'] }],
      ' haben und hat schon ',
      ['has'],
      '.',
    ],
    'backend/modules/orders/cardDeclined': [
      'Die Bank hat ',
      ['card'],
      ' abgelehnt. Es wurde nichts abgebucht. Verwenden Sie eine andere Karte, oder fragen Sie die Bank.',
    ],
    'backend/modules/orders/insufficientFunds': [
      ['card'],
      ' ist nicht ausreichend gedeckt. Es wurde nichts abgebucht. Verwenden Sie eine andere Karte.',
    ],
    'backend/modules/orders/cardExpired': [
      ['card'],
      ' ist abgelaufen. Es wurde nichts abgebucht. Verwenden Sie eine andere Karte.',
    ],
    'backend/modules/orders/notAuthenticated': [
      'Die Bank konnte nicht bestätigen, dass ',
      ['card'],
      ' Ihnen gehört. Es wurde nichts abgebucht. Versuchen Sie es erneut, oder verwenden Sie eine andere Karte.',
    ],
    'backend/modules/orders/authenticationRequired': [
      'Die Bank verlangt, dass Sie eine Zahlung mit ',
      ['card'],
      ' selbst bestätigen. Es wurde nichts abgebucht. Bezahlen Sie selbst, oder verwenden Sie eine andere Karte.',
    ],
    'backend/modules/orders/methodMissing': [
      ['card'],
      ' ist nicht mehr gespeichert. Es wurde nichts abgebucht. Verwenden Sie eine andere Karte.',
    ],
    'backend/modules/orders/challengeExpired':
      'Die Zeit für die Bestätigung bei der Bank ist abgelaufen. Es wurde nichts abgebucht.',
    'backend/modules/orders/silentBank':
      'Die Bank hat uns noch nicht geantwortet. Bezahlen Sie nicht noch einmal; wir fragen weiter nach.',
    'backend/modules/receipts/receipt': 'Beleg',
    'backend/modules/receipts/order': 'Bestellung',
    'backend/modules/receipts/receiptTitle': ['Beleg ', ['number']],
    'backend/modules/receipts/orderTitle': ['Bestellung ', ['number']],
    'backend/modules/receipts/number': 'Nummer',
    'backend/modules/receipts/noNumber': 'Keine: Es wurde nichts abgebucht',
    'backend/modules/receipts/issued': 'Ausgestellt',
    'backend/modules/receipts/ordered': 'Bestellt',
    'backend/modules/receipts/paidWith': 'Bezahlt mit',
    'backend/modules/receipts/seller': 'Verkäufer',
    'backend/modules/receipts/taxNumber': ['Steuernummer ', ['number']],
    'backend/modules/receipts/buyer': 'Käufer',
    'backend/modules/receipts/vatNumber': ['USt-IdNr. ', ['number']],
    'backend/modules/receipts/name': 'Domain',
    'backend/modules/receipts/amountHead': ['Nettobetrag, ', ['currency']],
    'backend/modules/receipts/line': [
      [
        'kind',
        1,
        { new: 'Registrierung', renew: 'Verlängerung', transfer: 'Transfer', add_ons: 'Zusatzleistungen', other: '' },
      ],
      ['hasYears', 1, { true: [', ', ['years', 2, { one: [0, ' Jahr'], other: [0, ' Jahre'] }]], other: '' }],
      ['hasEnd', 1, { true: [', bis ', ['date']], other: '' }],
    ],
    'backend/modules/receipts/yearsIncluded': [
      'Darin Verlängerung, ',
      ['years', 2, { one: [0, ' Jahr'], other: [0, ' Jahre'] }],
      ': ',
      ['amount'],
    ],
    'backend/modules/receipts/feeIncluded': [
      [
        'fee',
        1,
        {
          late: ['Darin Aufschlag für späte Verlängerung: ', ['amount']],
          restore: ['Darin Wiederherstellung der Domain: ', ['amount']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/addOnIncluded': ['Darin ', ['addOn'], ': ', ['amount']],
    'backend/modules/receipts/money': [
      [
        'money',
        1,
        {
          not_charged: 'Nicht berechnet',
          refund_pending: 'Abgebucht; die Erstattung ist unterwegs',
          refunded: 'Abgebucht, dann erstattet',
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/moneyWhy': [
      [
        'money',
        1,
        {
          not_charged: ['Nicht berechnet: ', ['reason']],
          refund_pending: ['Abgebucht; die Erstattung ist unterwegs: ', ['reason']],
          refunded: ['Abgebucht, dann erstattet: ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/beforeTax': 'Netto',
    'backend/modules/receipts/reverseCharge': 'Reverse Charge',
    'backend/modules/receipts/reverseNote':
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 44 und 196 der Richtlinie 2006/112/EG).',
    'backend/modules/receipts/total': ['Summe ', ['currency']],
    'backend/modules/receipts/charged': 'Abgebucht',
    'backend/modules/receipts/released': 'Freigegeben, nie abgebucht',
    'backend/modules/receipts/refund': [['number'], ', ', ['date'], ': erstattet'],
    'backend/modules/receipts/paidEnd': 'Insgesamt bezahlt',
    'backend/modules/receipts/questions': ['Fragen: ', ['email']],
    'backend/modules/receipts/tax': [['tax'], ' ', ['rate'], ' %'],
    'backend/modules/registrant-verification/confirmSubject': [
      [
        'count',
        2,
        {
          one: ['Bestätigen Sie die Adresse des Inhabers von ', ['domain']],
          other: ['Bestätigen Sie die Adresse des Inhabers von ', 0, ' Domains'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmText': [
      'Sie sind mit dieser E-Mail-Adresse als Inhaber eingetragen: ',
      ['domains'],
      '.',
    ],
    'backend/modules/registrant-verification/confirmUntil': [
      'Die ICANN verlangt das innerhalb von ',
      ['days', 2, { one: [0, ' Tag'], other: [0, ' Tagen'] }],
      '. ',
      [
        'count',
        2,
        {
          one: [
            'Wird die Adresse nicht bis ',
            ['date'],
            ' bestätigt, funktioniert die Domain nicht mehr, bis das nachgeholt ist.',
          ],
          other: [
            'Wird die Adresse nicht bis ',
            ['date'],
            ' bestätigt, funktionieren die Domains nicht mehr, bis das nachgeholt ist.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmSuspended': [
      [
        'count',
        2,
        {
          one: 'Solange die Adresse nicht bestätigt ist, funktioniert die Domain nicht; gleich danach ist sie wieder da.',
          other:
            'Solange die Adresse nicht bestätigt ist, funktionieren die Domains nicht; gleich danach sind sie wieder da.',
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmButton': 'Adresse bestätigen',
    'backend/modules/registrant-verification/confirmNote': [
      [
        'count',
        2,
        {
          one: ['Falls Sie von dieser Domain nichts wissen, schreiben Sie an ', ['email'], '.'],
          other: ['Falls Sie von diesen Domains nichts wissen, schreiben Sie an ', ['email'], '.'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedSubject': [
      [
        'count',
        2,
        {
          one: [['domain'], ': deaktiviert, bis der Inhaber seine Adresse bestätigt'],
          other: [0, ' Domains: deaktiviert, bis der Inhaber seine Adresse bestätigt'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedText': [
      [
        'count',
        2,
        {
          one: [
            'Die Adresse ',
            ['email'],
            ' des Inhabers wurde nicht innerhalb von ',
            ['days', 2, { one: [0, ' Tag'], other: [0, ' Tagen'] }],
            ' bestätigt. Website und E-Mail von ',
            ['domains'],
            ' sind deshalb abgeschaltet, wie die ICANN es verlangt. Die Domain gehört weiterhin Ihnen.',
          ],
          other: [
            'Die Adresse ',
            ['email'],
            ' des Inhabers wurde nicht innerhalb von ',
            ['days', 2, { one: [0, ' Tag'], other: [0, ' Tagen'] }],
            ' bestätigt. Website und E-Mail von ',
            ['domains'],
            ' sind deshalb abgeschaltet, wie die ICANN es verlangt. Die Domains gehören weiterhin Ihnen.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedAdvice': [
      [
        'count',
        2,
        {
          one: 'Lassen Sie sich die E-Mail erneut senden, und öffnen Sie den Link darin: Die Domain ist sofort wieder da.',
          other:
            'Lassen Sie sich die E-Mail erneut senden, und öffnen Sie den Link darin: Die Domains sind sofort wieder da.',
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedButton': 'E-Mail erneut senden',
    'backend/modules/renewals/autorenewSubject': [['domain'], ' wird am ', ['date'], ' automatisch verlängert'],
    'backend/modules/renewals/dearerSubject': [
      ['domain'],
      ' wird am ',
      ['date'],
      ' zu einem höheren Preis automatisch verlängert',
    ],
    'backend/modules/renewals/autorenewOn': [
      ['domain'],
      ' läuft am ',
      ['date'],
      ' ab. Die automatische Verlängerung ist an.',
    ],
    'backend/modules/renewals/dearerText': [
      'Der Preis ist gestiegen, seit wir Ihnen ',
      ['amount'],
      ' genannt haben. Es wurde nichts abgebucht.',
    ],
    'backend/modules/renewals/autorenewCharge': [
      'Am ',
      ['date'],
      ' verlängern wir die Domain um ',
      ['years', 2, { one: 'ein Jahr', other: [0, ' Jahre'] }],
      ['hasAddOns', 1, { true: [' mit ', ['addOns']], other: '' }],
      ' und buchen ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' zzgl. ', ['tax'], ' Steuer)'], other: '' }],
      ['hasCard', 1, { true: [' von ', ['card']], other: '' }],
      ' ab.',
      [
        'fee',
        1,
        {
          late: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die späte Verlängerung.'],
          restore: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die Wiederherstellung der Domain.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/noCard': [
      'In Ihrem Konto ist keine Karte gespeichert. Speichern Sie vorher eine, sonst läuft die Domain ab: ',
      ['url'],
    ],
    'backend/modules/renewals/cardDeclined': [
      ['card'],
      ', Ihre Standardkarte, wurde bei der letzten Abbuchung abgelehnt. Machen Sie vorher eine andere zur Standardkarte, sonst läuft die Domain ab: ',
      ['url'],
    ],
    'backend/modules/renewals/cardExpired': [
      ['card'],
      ' wird dann abgelaufen sein. Speichern Sie vorher eine andere Karte, und machen Sie sie zur Standardkarte: ',
      ['url'],
    ],
    'backend/modules/renewals/neverMore':
      'Wir buchen nie mehr ab, als wir Ihnen genannt haben. Steigt der Preis bis dahin, schreiben wir Ihnen vorher noch einmal.',
    'backend/modules/renewals/seeDomain': ['Zu ', ['domain']],
    'backend/modules/renewals/autorenewOff': [
      'Wenn Sie die Domain lieber auslaufen lassen, schalten Sie die automatische Verlängerung vorher aus: ',
      ['url'],
    ],
    'backend/modules/renewals/failedSubject': [['domain'], ' konnte nicht verlängert werden'],
    'backend/modules/renewals/failedText': [
      'Wir haben versucht, ',
      ['domain'],
      ' zu verlängern. Die Domain läuft am ',
      ['date'],
      ' ab. ',
      ['problem'],
    ],
    'backend/modules/renewals/inRedemption':
      'Sie ist bereits in der Wiederherstellungsphase und muss wiederhergestellt werden. Das kostet einen Aufschlag, den wir nie von uns aus bezahlen. Es wurde nichts abgebucht.',
    'backend/modules/renewals/cardMissing':
      'In Ihrem Konto ist keine Karte gespeichert, deshalb wurde nichts abgebucht.',
    'backend/modules/renewals/cardOver': [['card'], ' ist abgelaufen, deshalb wurde nichts abgebucht.'],
    'backend/modules/renewals/tooDear': [
      'Die Verlängerung kostet jetzt ',
      ['amount'],
      ', mehr als wir Ihnen genannt haben, und für eine rechtzeitige Nachricht vor der Abbuchung ist es zu spät. Es wurde nichts abgebucht.',
    ],
    'backend/modules/renewals/notRenewed':
      'Die Vergabestelle hat die Domain nicht verlängert. Es wurde nichts abgebucht.',
    'backend/modules/renewals/failedNext': [
      'Am ',
      ['date'],
      ' versuchen wir es erneut, mit der Karte, die dann Ihre Standardkarte ist. Hier können Sie eine andere speichern oder auswählen: ',
      ['url'],
    ],
    'backend/modules/renewals/failedNow':
      'Sie müssen nicht warten: Verlängern Sie die Domain selbst, mit einer beliebigen Karte.',
    'backend/modules/renewals/failedOver':
      'Wir versuchen es nicht noch einmal. Verlängern Sie die Domain selbst, mit einer beliebigen Karte, sonst läuft sie ab.',
    'backend/modules/renewals/renewDomain': [['domain'], ' verlängern'],
    'backend/modules/renewals/restoreDomain': [['domain'], ' wiederherstellen'],
    'backend/modules/renewals/renewedMeanwhile': [
      'Falls Sie die Domain inzwischen verlängert haben, müssen Sie nichts mehr tun. Fragen? Schreiben Sie an ',
      ['email'],
      '.',
    ],
    'backend/modules/renewals/expiredSubject': [['domain'], ' ist abgelaufen'],
    'backend/modules/renewals/expiresSubject': [
      ['domain'],
      ' läuft in ',
      ['days', 2, { one: [0, ' Tag'], other: [0, ' Tagen'] }],
      ' ab',
    ],
    'backend/modules/renewals/expiredText': [
      ['domain'],
      ' ist am ',
      ['date'],
      ' abgelaufen. Website und E-Mail können jederzeit ausfallen.',
    ],
    'backend/modules/renewals/expiresText': [['domain'], ' läuft am ', ['date'], ' ab.'],
    'backend/modules/renewals/renewCost': [
      'Die Verlängerung um ',
      ['years', 2, { one: 'ein Jahr', other: [0, ' Jahre'] }],
      ['hasAddOns', 1, { true: [' mit ', ['addOns']], other: '' }],
      ' kostet ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' zzgl. ', ['tax'], ' Steuer)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die späte Verlängerung.'],
          restore: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die Wiederherstellung der Domain.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreCost': [
      'Wiederherstellung und Verlängerung um ',
      ['years', 2, { one: 'ein Jahr', other: [0, ' Jahre'] }],
      ['hasAddOns', 1, { true: [' mit ', ['addOns']], other: '' }],
      ' kosten ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' zzgl. ', ['tax'], ' Steuer)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die späte Verlängerung.'],
          restore: [' Davon entfallen ', ['feeAmount'], ' zzgl. Steuer auf die Wiederherstellung der Domain.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceSame': [
      'Bis ',
      ['date'],
      ' kann sie zu diesem Preis verlängert werden.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Danach ist ',
            ['days', 2, { one: [0, ' Tag'], other: [0, ' Tage'] }],
            ' lang nur noch eine Wiederherstellung möglich, mit einem Aufschlag von ',
            ['restore'],
            ' zzgl. Steuer; dann ist die Domain wieder für alle frei.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceDearer': [
      'Nach diesem Tag kann sie bis ',
      ['date'],
      ' noch verlängert werden, mit einem Aufschlag von ',
      ['late'],
      ' zzgl. Steuer.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Danach ist ',
            ['days', 2, { one: [0, ' Tag'], other: [0, ' Tage'] }],
            ' lang nur noch eine Wiederherstellung möglich, mit einem Aufschlag von ',
            ['restore'],
            ' zzgl. Steuer; dann ist die Domain wieder für alle frei.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreLater': [
      'Danach ist ',
      ['days', 2, { one: [0, ' Tag'], other: [0, ' Tage'] }],
      ' lang nur noch eine Wiederherstellung möglich, mit einem Aufschlag von ',
      ['restore'],
      ' zzgl. Steuer; dann ist die Domain wieder für alle frei.',
    ],
    'backend/modules/renewals/ownerExpired': [
      'Sie sind Inhaber von ',
      ['domain'],
      '. Die Domain ist am ',
      ['date'],
      ' abgelaufen.',
    ],
    'backend/modules/renewals/ownerExpires': [
      'Sie sind Inhaber von ',
      ['domain'],
      '. Die Domain läuft am ',
      ['date'],
      ' ab.',
    ],
    'backend/modules/renewals/ownerExpiredText':
      'Website und E-Mail können jederzeit ausfallen, und nach einiger Zeit ist die Domain wieder für alle frei.',
    'backend/modules/renewals/ownerExpiresText':
      'Wird sie nicht verlängert, funktionieren Website und E-Mail nach diesem Tag nicht mehr.',
    'backend/modules/renewals/ownerManager':
      'Wer die Domain in unserem Shop verwaltet, kennt den Preis und kann sie verlängern.',
    'backend/modules/renewals/ownerNote': ['Falls Sie nicht wissen, wer das ist, schreiben Sie an ', ['email'], '.'],
    'backend/modules/reversals/subject': ['Erstattung: ', ['amount']],
    'backend/modules/reversals/byShop': [
      [
        'part',
        1,
        {
          all: [
            'Wir haben ',
            ['amount'],
            ' auf Ihre Karte erstattet: alles, was von Ihrer Zahlung für diese Bestellung noch übrig war.',
          ],
          line: ['Wir haben ', ['amount'], ' auf Ihre Karte erstattet: was Sie für ', ['domain'], ' bezahlt haben.'],
          part: ['Wir haben ', ['amount'], ' auf Ihre Karte erstattet, einen Teil Ihrer Zahlung für diese Bestellung.'],
          other: '',
        },
      ],
    ],
    'backend/modules/reversals/byBank': [
      'Sie haben der Zahlung für diese Bestellung widersprochen, und Ihre Bank hat Ihnen ',
      ['amount'],
      ' zurückgezahlt. Wir haben den Betrag als erstattet gebucht.',
    ],
    'backend/modules/reversals/days': 'Bis Ihre Bank den Betrag anzeigt, können fünf bis zehn Tage vergehen.',
    'backend/modules/reversals/seeReceipt': 'Beleg ansehen',
    'backend/modules/reversals/orderNote': ['Bestellung ', ['order'], '. Fragen? Schreiben Sie an ', ['email'], '.'],
    'backend/modules/security/confirmSubject': ['Bestätigen Sie Ihre neue E-Mail-Adresse für ', ['shop']],
    'backend/modules/security/confirmText': [
      'Bestätigen Sie, dass dies Ihre Adresse ist. Danach melden Sie sich bei ',
      ['shop'],
      ' mit ihr an, und unsere E-Mails kommen hierher.',
    ],
    'backend/modules/security/confirmButton': 'Diese Adresse verwenden',
    'backend/modules/security/confirmNote': [
      'Der Link gilt einmal und ',
      ['hours', 2, { one: [0, ' Stunde'], other: [0, ' Stunden'] }],
      ' lang. Falls Sie das nicht veranlasst haben, ignorieren Sie diese E-Mail: Ohne den Link geschieht nichts.',
    ],
    'backend/modules/security/takenSubject': ['Sie haben bereits ein Konto bei ', ['shop']],
    'backend/modules/security/takenText':
      'Ein anderes Konto sollte auf diese Adresse umgestellt werden. Mit ihr gibt es bereits ein Konto, deshalb wurde nichts geändert.',
    'backend/modules/security/movedSubject': ['Ihr Konto bei ', ['shop'], ' hat eine neue E-Mail-Adresse'],
    'backend/modules/security/movedText': [
      'Ihr Konto wurde gerade auf ',
      ['email'],
      ' umgestellt. Unsere E-Mails gehen ab jetzt dorthin. Wenn Sie das waren, müssen Sie nichts tun.',
    ],
    'backend/modules/security/movedButton': 'Das war ich nicht: Konto zurückholen',
    'backend/modules/security/movedNote': [
      'Der Link gilt ',
      ['hours', 2, { one: [0, ' Stunde'], other: [0, ' Stunden'] }],
      ' lang. Er stellt diese Adresse wieder her und meldet alle Geräte ab. Schreiben Sie danach an ',
      ['email'],
      '.',
    ],
    'backend/modules/security/restoredSubject': ['Ihr Konto bei ', ['shop'], ' verwendet wieder diese Adresse'],
    'backend/modules/security/restoredText':
      'Ihr Konto verwendet wieder diese Adresse, und alle Geräte wurden abgemeldet.',
    'backend/modules/security/restoredButton': 'Neues Passwort festlegen',
    'backend/modules/security/restoredNote':
      'Wenn Sie die Adresse nicht selbst geändert haben, legen Sie als Erstes ein neues Passwort fest.',
    'backend/modules/security/totpAddedSubject': ['Authenticator-App zu Ihrem Konto bei ', ['shop'], ' hinzugefügt'],
    'backend/modules/security/totpAdded':
      'Eine Authenticator-App wurde hinzugefügt. Ab jetzt fragen wir bei der Anmeldung nach ihrem Code. Alle anderen Geräte wurden abgemeldet.',
    'backend/modules/security/totpRemovedSubject': ['Authenticator-App aus Ihrem Konto bei ', ['shop'], ' entfernt'],
    'backend/modules/security/totpRemoved':
      'Die Authenticator-App wurde entfernt. Wir fragen nicht mehr nach ihren Codes. Alle anderen Geräte wurden abgemeldet.',
    'backend/modules/security/passkeyAddedSubject': ['Passkey zu Ihrem Konto bei ', ['shop'], ' hinzugefügt'],
    'backend/modules/security/passkeyAdded':
      'Ein Passkey wurde hinzugefügt. Mit ihm ist eine Anmeldung in Ihrem Konto möglich. Alle anderen Geräte wurden abgemeldet.',
    'backend/modules/security/passkeyRemovedSubject': ['Passkey aus Ihrem Konto bei ', ['shop'], ' entfernt'],
    'backend/modules/security/passkeyRemoved':
      'Ein Passkey wurde entfernt. Mit ihm ist keine Anmeldung in Ihrem Konto mehr möglich. Alle anderen Geräte wurden abgemeldet.',
    'backend/modules/security/codesRenewedSubject': ['Neue Wiederherstellungscodes für Ihr Konto bei ', ['shop']],
    'backend/modules/security/codesRenewed':
      'Neue Wiederherstellungscodes wurden erstellt. Die früheren gelten nicht mehr.',
    'backend/modules/security/passwordChangedSubject': ['Neues Passwort für Ihr Konto bei ', ['shop']],
    'backend/modules/security/passwordChanged':
      'Das Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    'backend/modules/support-sessions/beganSubject': ['Unser Support ist in Ihrem Konto bei ', ['shop'], ' angemeldet'],
    'backend/modules/support-sessions/beganText': [
      ['staff'],
      ' vom Support von ',
      ['shop'],
      ' ist in Ihrem Konto angemeldet, um Ihnen zu helfen, höchstens ',
      ['minutes', 2, { one: [0, ' Minute'], other: [0, ' Minuten'] }],
      ' lang.',
    ],
    'backend/modules/support-sessions/beganReason': ['Der angegebene Grund: ', ['reason']],
    'backend/modules/support-sessions/beganLimits':
      'Ihr Passwort, Ihre Anmeldung in zwei Schritten, Ihre Karten und Ihre API-Schlüssel sind dabei nicht erreichbar, und bestellen lässt sich nichts. Was geändert wird, steht mit Namen in Ihren Aktivitäten.',
    'backend/modules/support-sessions/beganButton': 'Im Konto ansehen oder beenden',
    'backend/modules/support-sessions/beganNote': [
      'Sie haben nicht um Hilfe gebeten? Beenden Sie die Sitzung in Ihrem Konto bei den angemeldeten Geräten und schreiben Sie an ',
      ['email'],
      '.',
    ],
    'backend/modules/transfers/confirmSubject': ['Bestätigen Sie den Transfer von ', ['domain']],
    'backend/modules/transfers/confirmText': [
      'Der Registrar hat dem Inhaber von ',
      ['domain'],
      ' geschrieben und bittet um eine Bestätigung bis ',
      ['date'],
      '. Ohne sie endet der Transfer, und Sie bekommen Ihr Geld zurück.',
    ],
    'backend/modules/transfers/confirmUndated': [
      'Der Registrar hat dem Inhaber von ',
      ['domain'],
      ' geschrieben und bittet um eine Bestätigung. Ohne sie endet der Transfer, und Sie bekommen Ihr Geld zurück.',
    ],
    'backend/modules/transfers/confirmNote':
      'Ist die E-Mail nicht angekommen? Sehen Sie im Spam-Ordner nach, oder lassen Sie sie auf der Seite des Transfers erneut senden.',
    'backend/modules/transfers/movesSubject': [['domain'], ': Transfer bestätigt, Ankunft bis ', ['date']],
    'backend/modules/transfers/movesNext': ['Der Transfer von ', ['domain'], ' wurde bestätigt'],
    'backend/modules/transfers/movesText': [
      'Der bisherige Anbieter von ',
      ['domain'],
      ' kann bis ',
      ['date'],
      ' widersprechen. Tut er das nicht, zieht die Domain von selbst um. Sie müssen nichts tun.',
    ],
    'backend/modules/transfers/movesUndated': [
      'Der bisherige Anbieter von ',
      ['domain'],
      ' kann noch einige Tage widersprechen. Tut er das nicht, zieht die Domain von selbst um. Sie müssen nichts tun.',
    ],
    'backend/modules/transfers/movesNote':
      'Website und E-Mail laufen weiter wie bisher: Die Nameserver bleiben dieselben.',
    'backend/modules/transfers/seeTransfer': 'Zum Transfer',
    'backend/modules/transfers/calledSubject': ['Sie haben den Transfer von ', ['domain'], ' abgebrochen'],
    'backend/modules/transfers/calledText': [
      'Sie haben den Transfer von ',
      ['domain'],
      ' aus Bestellung ',
      ['order'],
      ' am ',
      ['at'],
      ' abgebrochen.',
    ],
    'backend/modules/transfers/calledNote': [
      ['domain'],
      ' bleibt beim bisherigen Anbieter. Was Sie für den Transfer bezahlt haben, erstatten wir auf Ihre Karte, sobald der Registrar den Abbruch bestätigt hat.',
    ],
    'backend/modules/transfers/seeOrder': 'Zur Bestellung',
    'backend/modules/transfers/staffCalledSubject': ['Wir haben den Transfer von ', ['domain'], ' abgebrochen'],
    'backend/modules/transfers/staffCalledText': [
      'Unser Support hat den Transfer von ',
      ['domain'],
      ' aus Bestellung ',
      ['order'],
      ' am ',
      ['at'],
      ' abgebrochen. Der Grund: ',
      ['reason'],
    ],
  },
  es: {
    'backend/core/greeting': ['Hola, ', ['name'], ':'],
    'backend/core/greetingNameless': 'Hola:',
    'backend/core/questions': ['¿Tienes preguntas? Escribe a ', ['email'], '.'],
    'backend/core/notYou': [
      'Si no has sido tú, crea ahora una contraseña nueva en ',
      ['url'],
      ' y escribe a ',
      ['email'],
      '.',
    ],
    'backend/core/privacy': 'Protección de privacidad',
    'backend/core/domainForwarding': 'Redirección de dominio',
    'backend/core/emailForwarding': 'Reenvío de correo',
    'backend/core/forAddresses': [
      [
        'count',
        2,
        { one: ['Reenvío de correo para ', 0, ' dirección'], other: ['Reenvío de correo para ', 0, ' direcciones'] },
      ],
    ],
    'backend/core/newAddresses': [
      [
        'count',
        2,
        {
          one: ['Reenvío de correo para ', 0, ' dirección nueva'],
          other: ['Reenvío de correo para ', 0, ' direcciones nuevas'],
        },
      ],
    ],
    'backend/forwarding/unknownTitle': 'Aquí no se redirige nada',
    'backend/forwarding/unknownText':
      'Este servidor no redirige este dominio. Si es tuyo y acabas de configurarlo, inténtalo de nuevo en un minuto.',
    'backend/forwarding/circleTitle': 'Este dominio se redirige a sí mismo',
    'backend/forwarding/circleText':
      'La dirección a la que se redirige lleva de vuelta aquí, así que detenemos a los visitantes para evitar un bucle. El titular puede cambiar la dirección donde administra el dominio.',
    'backend/forwarding/startingTitle': 'Inténtalo de nuevo en un momento',
    'backend/forwarding/startingText': 'Este servidor acaba de arrancar y aún no sabe adónde dirigir a los visitantes.',
    'backend/forwarding/readTitle': 'Esta dirección solo admite visitas',
    'backend/forwarding/readText': 'Un dominio redirigido no admite formularios ni archivos. Ve a su página principal.',
    'backend/modules/account/closedSubject': ['Tu cuenta de ', ['shop'], ' está cerrada'],
    'backend/modules/account/closedText':
      'Tal como pediste, tu cuenta está cerrada y se ha cerrado la sesión en todos tus dispositivos. No se puede deshacer.',
    'backend/modules/account/closedErased':
      'Se han borrado tu contraseña, tus contactos guardados, tu carrito y tus tarjetas. Tus pedidos y recibos se conservan porque la legislación fiscal lo exige. Los datos de quién era titular de cada dominio se conservan hasta dos años después de que nos dejara, y el historial de cambios se guarda con un número en lugar de tu nombre. No los usamos para nada más.',
    'backend/modules/account/closedReopen':
      'Puedes abrir una cuenta nueva con esta dirección cuando quieras; empezará vacía.',
    'backend/modules/account/closedNote': ['Si no has sido tú, escribe a ', ['email'], ' de inmediato.'],
    'backend/modules/account/vatSubject': ['No hemos podido confirmar tu número de IVA ', ['number']],
    'backend/modules/account/vatText': [
      'El registro de IVA (VIES) no conoce el número ',
      ['number'],
      '. A partir de ahora, tus pedidos llevarán los impuestos de tu país.',
    ],
    'backend/modules/account/vatAdvice':
      'Si el número es correcto, pide a tu administración tributaria que lo dé de alta en VIES y después guarda de nuevo tus datos de facturación.',
    'backend/modules/account/vatButton': 'Ver tus datos de facturación',
    'backend/modules/address-corrections/noticeSubject': [
      'Nos han pedido pasar tu cuenta de ',
      ['shop'],
      ' a otra dirección de correo',
    ],
    'backend/modules/address-corrections/noticeText': [
      'Han informado al equipo de soporte de ',
      ['shop'],
      ' de que ya no tienes acceso a esta dirección y han pedido pasar tu cuenta a ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/noticeWait': [
      'Si no nos dices nada, la cuenta pasará a esa dirección como muy pronto el ',
      ['date'],
      ', y solo si se ha confirmado ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/noticeAsk':
      'Si no lo has pedido, detenlo ahora: no hace falta iniciar sesión y la cuenta se queda como está. Si has sido tú, confírmalo en la misma página y no habrá que esperar.',
    'backend/modules/address-corrections/noticeButton': 'Detener o confirmar el cambio',
    'backend/modules/address-corrections/noticeNote': [
      'Si el enlace ya no funciona y no has sido tú, escribe enseguida a ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/confirmSubject': [
      'Confirma esta dirección de correo para tu cuenta de ',
      ['shop'],
    ],
    'backend/modules/address-corrections/confirmText': [
      'Han pedido al equipo de soporte de ',
      ['shop'],
      ' que pase tu cuenta a esta dirección. Confirma que es tuya: hasta entonces no cambia nada.',
    ],
    'backend/modules/address-corrections/confirmWait': [
      'Una vez confirmada, la cuenta pasará a esta dirección como muy pronto el ',
      ['date'],
      ', para que desde la dirección actual se pueda detener. Si la dirección actual da su conformidad, será antes.',
    ],
    'backend/modules/address-corrections/confirmButton': 'Confirmar esta dirección',
    'backend/modules/address-corrections/confirmNote': [
      'El enlace sirve hasta el ',
      ['date'],
      '. Si no lo has pedido, ignora este correo o detén el cambio en la misma página.',
    ],
    'backend/modules/address-corrections/doneSubject': ['Tu cuenta de ', ['shop'], ' usa ahora esta dirección'],
    'backend/modules/address-corrections/doneText':
      'Tu cuenta ha pasado a esta dirección. Se ha cerrado la sesión en todos los dispositivos, se han revocado todas las claves de API y tu contraseña ya no sirve: crea una nueva. Tu verificación en dos pasos se queda como estaba.',
    'backend/modules/address-corrections/doneOwners':
      'Los titulares de tus dominios, los contactos guardados y tus datos de facturación no cambian. Si alguno tiene la dirección anterior, cámbiala cuando hayas iniciado sesión: los registros escriben a la dirección del titular.',
    'backend/modules/address-corrections/doneWait': [
      'Durante ',
      ['hours', 2, { one: [0, ' hora'], other: [0, ' horas'] }],
      ', desde la dirección anterior se puede recuperar la cuenta. Hasta entonces no se muestran códigos de autorización, no se eliminan dominios ni se cambian sus titulares, y la cuenta no se puede cerrar.',
    ],
    'backend/modules/address-corrections/doneButton': 'Crear contraseña nueva',
    'backend/modules/address-corrections/endedSubject': ['Tu cuenta de ', ['shop'], ' mantiene su dirección de correo'],
    'backend/modules/address-corrections/endedText': [
      [
        'reason',
        1,
        {
          stopped: ['Se ha detenido el paso de tu cuenta a ', ['email'], '.'],
          cancelled: ['Nuestro equipo de soporte ha cancelado el paso de tu cuenta a ', ['email'], '.'],
          expired: [['email'], ' no se ha confirmado a tiempo, así que tu cuenta no pasará a esa dirección.'],
          dropped: ['Al final, tu cuenta no pasará a ', ['email'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/address-corrections/endedNothing': 'No se ha cambiado nada.',
    'backend/modules/api-keys/createdSubject': ['Clave de API creada para tu cuenta de ', ['shop']],
    'backend/modules/api-keys/createdText': [
      'Se ha creado la clave de API «',
      ['name'],
      '» (',
      ['prefix'],
      '…). Un programa que la tenga puede actuar por ti:',
    ],
    'backend/modules/api-keys/reads': 'Lee tus dominios, sus registros DNS, tus pedidos y tus recibos.',
    'backend/modules/api-keys/changesDns': 'Cambia los registros DNS de todos tus dominios.',
    'backend/modules/api-keys/changesDnsOf': ['Cambia los registros DNS de ', ['domain'], '.'],
    'backend/modules/api-keys/orders': 'Hace pedidos y los paga con tus tarjetas guardadas.',
    'backend/modules/api-keys/noEnd': 'La clave funciona hasta que la revoques.',
    'backend/modules/api-keys/endsOn': ['La clave funciona hasta el ', ['date'], '.'],
    'backend/modules/api-keys/seeKeys': 'Ver tus claves de API',
    'backend/modules/api-keys/revokedSubject': ['Claves de API de tu cuenta de ', ['shop'], ' revocadas'],
    'backend/modules/api-keys/revokedText': [
      [
        'count',
        2,
        {
          one: ['Se ha revocado la clave de API de tu cuenta: ', ['names'], '.'],
          other: ['Se han revocado las ', 0, ' claves de API de tu cuenta: ', ['names'], '.'],
        },
      ],
    ],
    'backend/modules/api-keys/revokedNext':
      'El acceso a tu cuenta se acaba de recuperar por correo, y puede que otra persona tuviera las claves. Los programas que las usaban ya no pueden actuar por ti: dales claves nuevas.',
    'backend/modules/auth/verifySubject': ['Confirma tu dirección de correo para ', ['shop']],
    'backend/modules/auth/verifyText': [
      'Confirma que esta dirección es tuya y tu cuenta de ',
      ['shop'],
      ' estará lista.',
    ],
    'backend/modules/auth/verifyButton': 'Confirmar dirección de correo',
    'backend/modules/auth/verifyNote': [
      'El enlace sirve una sola vez, durante ',
      ['hours', 2, { one: [0, ' hora'], other: [0, ' horas'] }],
      ', y te pedirá la contraseña que elegiste. Si no has abierto ninguna cuenta, ignora este correo: sin el enlace y la contraseña no pasa nada.',
    ],
    'backend/modules/auth/existsSubject': ['Ya tienes una cuenta en ', ['shop']],
    'backend/modules/auth/existsText':
      'Hemos recibido una solicitud para abrir una cuenta con esta dirección. Ya tienes una, y no ha cambiado.',
    'backend/modules/auth/existsButton': 'Iniciar sesión',
    'backend/modules/auth/existsNote': [
      'Si has olvidado tu contraseña, crea una nueva en ',
      ['url'],
      '. Si no has sido tú, no tienes que hacer nada.',
    ],
    'backend/modules/auth/recoverySubject': ['Crea una contraseña nueva para ', ['shop']],
    'backend/modules/auth/recoveryText': 'Hemos recibido una solicitud para restablecer tu contraseña.',
    'backend/modules/auth/recoveryButton': 'Crear contraseña nueva',
    'backend/modules/auth/recoveryNote': [
      'El enlace sirve una sola vez, durante ',
      ['hours', 2, { one: [0, ' hora'], other: [0, ' horas'] }],
      '. Si no lo has pedido, ignora este correo: tu contraseña sigue siendo la misma.',
    ],
    'backend/modules/auth/changedSubject': ['La contraseña de tu cuenta de ', ['shop'], ' ha cambiado'],
    'backend/modules/auth/changedText':
      'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
    'backend/modules/checkout/failedSubject': 'No hemos podido completar tu pedido',
    'backend/modules/checkout/partSubject': [
      [
        'all',
        2,
        {
          one: [['got'], ' de ', 0, ' dominio es tuyo'],
          other: [
            [
              'got',
              2,
              { one: [0, ' de ', ['all'], ' dominios es tuyo'], other: [0, ' de ', ['all'], ' dominios son tuyos'] },
            ],
          ],
        },
      ],
    ],
    'backend/modules/checkout/doneSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' ya es tuyo'],
          renew: [['domain'], ' se ha renovado'],
          transfer: [['domain'], ' ha llegado'],
          add_ons: [['domain'], ' ya tiene ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/severalSubject': [
      ['count', 2, { one: 'Tu dominio está listo', other: ['Tus ', 0, ' dominios están listos'] }],
    ],
    'backend/modules/checkout/runningSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' se está registrando'],
          renew: [['domain'], ' se está renovando'],
          transfer: ['La transferencia de ', ['domain'], ' está en curso'],
          add_ons: ['Estamos activando ', ['addOns'], ' para ', ['domain']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/openSubject': [
      ['count', 2, { one: [0, ' dominio está en camino'], other: [0, ' dominios están en camino'] }],
    ],
    'backend/modules/checkout/done': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' ya es tuyo.'],
          renew: [['domain'], ' se ha renovado.'],
          transfer: [['domain'], ' ha llegado.'],
          add_ons: [['domain'], ' ya tiene ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/doneUntil': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' es tuyo hasta el ', ['date'], '.'],
          renew: [['domain'], ' se ha renovado hasta el ', ['date'], '.'],
          transfer: [['domain'], ' ha llegado y vence el ', ['date'], '.'],
          add_ons: [['domain'], ' tiene ', ['addOns'], ' hasta el ', ['date'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/running': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' se está registrando.'],
          renew: [['domain'], ' se está renovando.'],
          transfer: ['La transferencia de ', ['domain'], ' está en curso.'],
          add_ons: ['Estamos activando ', ['addOns'], ' para ', ['domain'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/runningWhy': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' se está registrando. ', ['reason']],
          renew: [['domain'], ' se está renovando. ', ['reason']],
          transfer: ['La transferencia de ', ['domain'], ' está en curso. ', ['reason']],
          add_ons: ['Estamos activando ', ['addOns'], ' para ', ['domain'], '. ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/notDone': 'No se ha llevado a cabo.',
    'backend/modules/checkout/notCharged': [['domain'], ': ', ['reason'], ' No se ha cobrado.'],
    'backend/modules/checkout/refunded': [['domain'], ': ', ['reason'], ' Reembolsado.'],
    'backend/modules/checkout/charged': [
      'Cobrado en tu tarjeta: ',
      ['charged'],
      '.',
      ['isRefunded', 1, { true: [' Importe reembolsado: ', ['refunded'], '.'], other: '' }],
      ['isReleased', 1, { true: [' Importe liberado: ', ['released'], '.'], other: '' }],
    ],
    'backend/modules/checkout/nothingCharged': [
      'No se te ha cobrado nada.',
      [
        'isReleased',
        1,
        { true: [' El importe que tu tarjeta tenía reservado (', ['released'], ') se ha liberado.'], other: '' },
      ],
    ],
    'backend/modules/checkout/paidNote':
      'Si algo no se puede completar, te lo reembolsamos en tu tarjeta. No tienes que hacer nada.',
    'backend/modules/checkout/refundSubject': ['Te devolvemos ', ['amount'], ' por ', ['domain']],
    'backend/modules/checkout/refundWhy': [['domain'], ': ', ['reason']],
    'backend/modules/checkout/refundText': [
      'Hemos reembolsado ',
      ['amount'],
      ' en tu tarjeta. Puede tardar de cinco a diez días en aparecer en tu extracto.',
    ],
    'backend/modules/checkout/seeReceipt': 'Ver el recibo',
    'backend/modules/checkout/seeOrder': 'Ver el pedido',
    'backend/modules/checkout/orderNote': ['Pedido ', ['order'], '. ¿Tienes preguntas? Escribe a ', ['email'], '.'],
    'backend/modules/checkout/withdrawnSubject': ['Hemos recibido tu desistimiento del pedido ', ['order']],
    'backend/modules/checkout/withdrawnAt': ['Recibimos tu declaración de desistimiento el ', ['at'], '.'],
    'backend/modules/checkout/withdrawnBy': [
      'Declarado por ',
      ['name'],
      ' (',
      ['email'],
      '), para el pedido ',
      ['order'],
      ' del ',
      ['date'],
      '.',
    ],
    'backend/modules/checkout/withdrawnUnbegun': [
      ['domain'],
      ' no se había empezado a tramitar. Se retira del pedido y no se cobra.',
    ],
    'backend/modules/checkout/withdrawnFailed': [['domain'], ' no se pudo obtener y no se ha cobrado.'],
    'backend/modules/checkout/withdrawnDone': [
      [
        'kind',
        1,
        {
          new: [
            ['domain'],
            ' está registrado, tal como pediste antes de pagar, así que el derecho de desistimiento ha terminado para él. No se reembolsa nada.',
          ],
          renew: [
            ['domain'],
            ' está renovado, tal como pediste antes de pagar, así que el derecho de desistimiento ha terminado para él. No se reembolsa nada.',
          ],
          restore: [
            ['domain'],
            ' está recuperado, tal como pediste antes de pagar, así que el derecho de desistimiento ha terminado para él. No se reembolsa nada.',
          ],
          transfer: [
            ['domain'],
            ' ha llegado aquí, tal como pediste antes de pagar, así que el derecho de desistimiento ha terminado para él. No se reembolsa nada.',
          ],
          add_ons: [
            ['domain'],
            ' tiene ',
            ['addOns'],
            ', tal como pediste antes de pagar, así que el derecho de desistimiento ha terminado. No se reembolsa nada.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/withdrawnRefunded': [
      ['domain'],
      ' no se pudo obtener. Su importe se devuelve a tu tarjeta en cualquier caso.',
    ],
    'backend/modules/checkout/withdrawnTransfer': [
      ['domain'],
      ' está en plena transferencia. La cancelamos; lo que pagaste se devuelve a tu tarjeta y te escribiremos cuando esté hecho, o si ya no se puede detener.',
    ],
    'backend/modules/checkout/withdrawnPending': [
      ['domain'],
      ' está ahora en manos de su Registro. Si el Registro lo tramita, el derecho de desistimiento ha terminado para este dominio; si no, no pagas nada por él.',
    ],
    'backend/modules/checkout/withdrawnRunning': [
      ['domain'],
      ' se está tramitando en este momento. Si el Registro lo acepta, el derecho de desistimiento ha terminado para este dominio; si no, no pagas nada por él.',
    ],
    'backend/modules/checkout/stopSubject': ['No se ha podido cancelar la transferencia de ', ['domain']],
    'backend/modules/checkout/stopWhy': [['domain'], ': ', ['reason']],
    'backend/modules/dnssec/onSubject': ['DNSSEC está activado para ', ['domain']],
    'backend/modules/dnssec/onText': [
      'El Registro ya tiene el registro DS de ',
      ['domain'],
      '. Los resolutores que comprueban las firmas DNSSEC rechazan ahora las respuestas falsificadas sobre este dominio.',
    ],
    'backend/modules/dnssec/onHere': [
      'Para cambiar sus servidores de nombres o transferir ',
      ['domain'],
      ' a otro registrador, desactiva antes DNSSEC y espera 24 horas.',
    ],
    'backend/modules/dnssec/onElsewhere':
      'Para cambiar sus servidores de nombres, desactiva antes DNSSEC y espera 24 horas.',
    'backend/modules/dnssec/offSubject': ['DNSSEC está desactivado para ', ['domain']],
    'backend/modules/dnssec/offText': [
      'El Registro ya no tiene ningún registro DS de ',
      ['domain'],
      '. Su sitio web y su correo siguen como antes, pero los resolutores ya no pueden detectar respuestas falsificadas.',
    ],
    'backend/modules/dnssec/offUntil': [
      'Los resolutores pueden conservar el registro en caché hasta el ',
      ['at'],
      '. Después podrás cambiar los servidores de nombres.',
    ],
    'backend/modules/dnssec/seeDns': ['Ver el DNS de ', ['domain']],
    'backend/modules/domains/nameserversSubject': ['Han cambiado los servidores de nombres de ', ['domain']],
    'backend/modules/domains/nameserversText': [
      'Ahora ',
      ['domain'],
      ' usa ',
      ['servers'],
      '. De ellos dependen su sitio web y su correo.',
    ],
    'backend/modules/domains/unlockedSubject': [['domain'], ' se ha desbloqueado'],
    'backend/modules/domains/unlockedText': [
      'Quien tenga el código de autorización de ',
      ['domain'],
      ' puede ahora transferirlo a otro registrador.',
    ],
    'backend/modules/domains/ownerSubject': ['Han cambiado los datos del titular de ', ['domain']],
    'backend/modules/domains/ownerText': [
      'Estos datos del titular de ',
      ['domain'],
      ' han cambiado en su Registro: ',
      ['fields'],
      '.',
    ],
    'backend/modules/domains/contactSubject': [
      [
        'role',
        1,
        {
          admin: ['Ha cambiado el contacto administrativo de ', ['domain']],
          tech: ['Ha cambiado el contacto técnico de ', ['domain']],
          billing: ['Ha cambiado el contacto de facturación de ', ['domain']],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactText': [
      [
        'role',
        1,
        {
          admin: [
            'Estos datos del contacto administrativo de ',
            ['domain'],
            ' han cambiado en su Registro: ',
            ['fields'],
            '.',
          ],
          tech: ['Estos datos del contacto técnico de ', ['domain'], ' han cambiado en su Registro: ', ['fields'], '.'],
          billing: [
            'Estos datos del contacto de facturación de ',
            ['domain'],
            ' han cambiado en su Registro: ',
            ['fields'],
            '.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactOwner': [
      [
        'role',
        1,
        {
          admin: ['El contacto administrativo de ', ['domain'], ' es ahora su titular.'],
          tech: ['El contacto técnico de ', ['domain'], ' es ahora su titular.'],
          billing: ['El contacto de facturación de ', ['domain'], ' es ahora su titular.'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/field': [
      [
        'field',
        1,
        {
          kind: 'persona u organización',
          org_name: 'organización',
          first_name: 'nombre',
          last_name: 'apellidos',
          email: 'correo electrónico',
          phone: 'teléfono',
          address1: 'dirección',
          address2: 'segunda línea de la dirección',
          city: 'ciudad o localidad',
          state: 'estado o región',
          postal_code: 'código postal',
          country: 'país',
          owner: 'titular',
          other: '',
        },
      ],
    ],
    'backend/modules/domains/shownSubject': ['Se ha mostrado el código de autorización de ', ['domain']],
    'backend/modules/domains/shownText': [
      'El código de autorización de ',
      ['domain'],
      ' se acaba de mostrar en tu cuenta. Quien lo tenga puede transferir el dominio mientras esté desbloqueado.',
    ],
    'backend/modules/domains/seeDomain': ['Ver ', ['domain']],
    'backend/modules/domains/deletedSubject': [['domain'], ' se ha eliminado'],
    'backend/modules/domains/deletedText': [
      'Eliminaste ',
      ['domain'],
      ' el ',
      ['at'],
      '. Su sitio web y su correo ya no funcionan.',
    ],
    'backend/modules/domains/deletedRefund':
      'Lo que te costó registrarlo se devuelve a tu tarjeta. Te escribiremos de nuevo con la nota de crédito cuando esté en camino.',
    'backend/modules/domains/deletedKept': 'Tal como se indicó antes de que lo eliminaras, no se reembolsa nada.',
    'backend/modules/domains/deletedNote': [
      'Si no has sido tú, crea ahora una contraseña nueva y escribe a ',
      ['email'],
      '.',
    ],
    'backend/modules/domains/seeDomains': 'Ver tus dominios',
    'backend/modules/orders/taken': 'Alguien lo ha registrado hace un momento.',
    'backend/modules/orders/priceChanged': 'El Registro ha cambiado su precio, así que no lo hemos comprado.',
    'backend/modules/orders/notSold': 'El Registro no vende este dominio.',
    'backend/modules/orders/data': 'El Registro no acepta los datos del titular para este dominio.',
    'backend/modules/orders/authCode':
      'El registrador actual no acepta el código de autorización. Cópialo de nuevo o pide allí uno nuevo, y vuelve a intentarlo.',
    'backend/modules/orders/locked':
      'Está bloqueado en su registrador actual. Desbloquéalo allí y vuelve a intentarlo; tu código sigue siendo válido.',
    'backend/modules/orders/transferHold':
      'Su Registro o su registrador actual todavía no permite transferirlo. La comprobación de la transferencia indica hasta cuándo.',
    'backend/modules/orders/denied':
      'El registrador actual ha denegado la transferencia. Pregúntale por qué y vuelve a intentarlo.',
    'backend/modules/orders/withdrawn':
      'La transferencia se ha cancelado en el registrador actual. Si no has sido tú, pregúntale quién lo hizo.',
    'backend/modules/orders/cancelled': 'La transferencia se ha cancelado.',
    'backend/modules/orders/inRedemption':
      'Acaba de entrar en redención, así que solo se puede recuperar. Tu lista de dominios muestra lo que cuesta.',
    'backend/modules/orders/notRenewable':
      'Su Registro está a punto de liberarlo, así que ya no se puede renovar ni recuperar. Regístralo de nuevo cuando esté disponible.',
    'backend/modules/orders/expiryDiffers': 'Se había renovado mientras tanto, así que no se ha renovado otra vez.',
    'backend/modules/orders/notFound':
      'No está registrado en ningún sitio, así que no hay nada que transferir o renovar.',
    'backend/modules/orders/neverReached': 'El Registro no ha respondido y el pedido no ha llegado a él.',
    'backend/modules/orders/registryAsked': 'Lo hemos solicitado a su Registro. Puede tardar un poco.',
    'backend/modules/orders/registrarAsked': 'Lo hemos solicitado al registrador actual. Puede tardar unos días.',
    'backend/modules/orders/withdrawnInTime': 'Desististe antes de que empezara.',
    'backend/modules/orders/withdrawalTooLate':
      'Has desistido, pero el registrador actual ya ha liberado el dominio, así que la transferencia no se puede cancelar. Decidiremos qué se reembolsa y te escribiremos en un plazo de 14 días.',
    'backend/modules/orders/deletedInTime': 'Eliminaste el dominio dentro de su periodo de gracia inicial.',
    'backend/modules/orders/refundedByShop': 'Nuestro equipo de soporte lo ha reembolsado.',
    'backend/modules/orders/returnedByBank': 'Tu banco ha devuelto el pago.',
    'backend/modules/orders/cancelledByShop': 'La tienda lo canceló antes de empezar a tramitarlo.',
    'backend/modules/orders/notYours': 'Ya no está en tu cuenta, así que no se ha añadido nada.',
    'backend/modules/orders/expired': 'Ha vencido mientras tanto, así que no se ha añadido nada. Renuévalo primero.',
    'backend/modules/orders/renewedMeanwhile':
      'Se ha renovado mientras tanto, así que no se ha añadido nada para su periodo anterior.',
    'backend/modules/orders/privacyRefused': ['El registrador no ha podido activar ', ['addOn'], ' para este dominio.'],
    'backend/modules/orders/addOnThere': ['Ya tiene ', ['addOn'], '.'],
    'backend/modules/orders/tooManyAddresses': [
      'Puede tener ',
      ['max', 2, { one: [0, ' dirección de correo'], other: [0, ' direcciones de correo'] }],
      ' y ya tiene ',
      ['has'],
      '.',
    ],
    'backend/modules/orders/cardDeclined': [
      'El banco ha rechazado ',
      ['card'],
      '. No se te ha cobrado nada. Usa otra tarjeta o pregunta al banco.',
    ],
    'backend/modules/orders/insufficientFunds': [
      'No hay fondos suficientes en ',
      ['card'],
      '. No se te ha cobrado nada. Usa otra tarjeta.',
    ],
    'backend/modules/orders/cardExpired': [['card'], ' ha caducado. No se te ha cobrado nada. Usa otra tarjeta.'],
    'backend/modules/orders/notAuthenticated': [
      'El banco no ha podido confirmar que ',
      ['card'],
      ' es tuya. No se te ha cobrado nada. Inténtalo de nuevo o usa otra tarjeta.',
    ],
    'backend/modules/orders/authenticationRequired': [
      'El banco quiere que confirmes tú un pago con ',
      ['card'],
      '. No se te ha cobrado nada. Haz tú el pago o usa otra tarjeta.',
    ],
    'backend/modules/orders/methodMissing': [
      ['card'],
      ' ya no está guardada. No se te ha cobrado nada. Usa otra tarjeta.',
    ],
    'backend/modules/orders/challengeExpired':
      'Se ha agotado el tiempo para la confirmación del banco. No se te ha cobrado nada.',
    'backend/modules/orders/silentBank': 'El banco aún no nos ha respondido. No vuelvas a pagar; seguimos preguntando.',
    'backend/modules/receipts/receipt': 'Recibo',
    'backend/modules/receipts/order': 'Pedido',
    'backend/modules/receipts/receiptTitle': ['Recibo ', ['number']],
    'backend/modules/receipts/orderTitle': ['Pedido ', ['number']],
    'backend/modules/receipts/number': 'Número',
    'backend/modules/receipts/noNumber': 'Ninguno: no se cobró nada',
    'backend/modules/receipts/issued': 'Emitido',
    'backend/modules/receipts/ordered': 'Pedido el',
    'backend/modules/receipts/paidWith': 'Pagado con',
    'backend/modules/receipts/seller': 'Vendedor',
    'backend/modules/receipts/taxNumber': ['Número fiscal ', ['number']],
    'backend/modules/receipts/buyer': 'Comprador',
    'backend/modules/receipts/vatNumber': ['Número de IVA ', ['number']],
    'backend/modules/receipts/name': 'Dominio',
    'backend/modules/receipts/amountHead': ['Importe sin impuestos, ', ['currency']],
    'backend/modules/receipts/line': [
      [
        'kind',
        1,
        { new: 'Registro', renew: 'Renovación', transfer: 'Transferencia', add_ons: 'Complementos', other: '' },
      ],
      ['hasYears', 1, { true: [', ', ['years', 2, { one: [0, ' año'], other: [0, ' años'] }]], other: '' }],
      ['hasEnd', 1, { true: [', hasta el ', ['date']], other: '' }],
    ],
    'backend/modules/receipts/yearsIncluded': [
      'Incluye renovación, ',
      ['years', 2, { one: [0, ' año'], other: [0, ' años'] }],
      ': ',
      ['amount'],
    ],
    'backend/modules/receipts/feeIncluded': [
      [
        'fee',
        1,
        {
          late: ['Incluye recargo por renovación tardía: ', ['amount']],
          restore: ['Incluye recuperación del dominio: ', ['amount']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/addOnIncluded': ['Incluye ', ['addOn'], ': ', ['amount']],
    'backend/modules/receipts/money': [
      [
        'money',
        1,
        {
          not_charged: 'No cobrado',
          refund_pending: 'Cobrado; el reembolso está en camino',
          refunded: 'Cobrado y después reembolsado',
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/moneyWhy': [
      [
        'money',
        1,
        {
          not_charged: ['No cobrado: ', ['reason']],
          refund_pending: ['Cobrado; el reembolso está en camino: ', ['reason']],
          refunded: ['Cobrado y después reembolsado: ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/beforeTax': 'Sin impuestos',
    'backend/modules/receipts/reverseCharge': 'Inversión del sujeto pasivo',
    'backend/modules/receipts/reverseNote':
      'Inversión del sujeto pasivo: el IVA debe liquidarlo el destinatario (artículos 44 y 196 de la Directiva 2006/112/CE).',
    'backend/modules/receipts/total': ['Total ', ['currency']],
    'backend/modules/receipts/charged': 'Cobrado',
    'backend/modules/receipts/released': 'Liberado, nunca cobrado',
    'backend/modules/receipts/refund': [['number'], ', ', ['date'], ': reembolsado'],
    'backend/modules/receipts/paidEnd': 'Total pagado',
    'backend/modules/receipts/questions': ['Consultas: ', ['email']],
    'backend/modules/receipts/tax': [['tax'], ' ', ['rate'], ' %'],
    'backend/modules/registrant-verification/confirmSubject': [
      [
        'count',
        2,
        {
          one: ['Confirma la dirección del titular de ', ['domain']],
          other: ['Confirma la dirección del titular de ', 0, ' dominios'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmText': [
      'Figuras como titular de ',
      ['domains'],
      ' con esta dirección de correo.',
    ],
    'backend/modules/registrant-verification/confirmUntil': [
      'ICANN lo exige en un plazo de ',
      ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
      '. ',
      [
        'count',
        2,
        {
          one: ['Si no se confirma a más tardar el ', ['date'], ', el dominio dejará de funcionar hasta que se haga.'],
          other: [
            'Si no se confirma a más tardar el ',
            ['date'],
            ', los dominios dejarán de funcionar hasta que se haga.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmSuspended': [
      [
        'count',
        2,
        {
          one: 'El dominio no funciona hasta que se confirme; volverá en cuanto se haga.',
          other: 'Los dominios no funcionan hasta que se confirme; volverán en cuanto se haga.',
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmButton': 'Confirmar que es mía',
    'backend/modules/registrant-verification/confirmNote': [
      [
        'count',
        2,
        {
          one: ['Si no sabes nada de este dominio, escribe a ', ['email'], '.'],
          other: ['Si no sabes nada de estos dominios, escribe a ', ['email'], '.'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedSubject': [
      [
        'count',
        2,
        {
          one: [['domain'], ': suspendido hasta que se confirme la dirección del titular'],
          other: [0, ' dominios: suspendidos hasta que se confirme la dirección del titular'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedText': [
      [
        'count',
        2,
        {
          one: [
            'La dirección del titular ',
            ['email'],
            ' no se confirmó en el plazo de ',
            ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
            ', así que el sitio web y el correo de ',
            ['domains'],
            ' se han desactivado, tal como exige ICANN. El dominio sigue siendo tuyo.',
          ],
          other: [
            'La dirección del titular ',
            ['email'],
            ' no se confirmó en el plazo de ',
            ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
            ', así que los sitios web y el correo de ',
            ['domains'],
            ' se han desactivado, tal como exige ICANN. Los dominios siguen siendo tuyos.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedAdvice': [
      [
        'count',
        2,
        {
          one: 'Pide que te enviemos el correo de nuevo y abre su enlace: el dominio volverá enseguida.',
          other: 'Pide que te enviemos el correo de nuevo y abre su enlace: los dominios volverán enseguida.',
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedButton': 'Reenviar el correo',
    'backend/modules/renewals/autorenewSubject': [['domain'], ' se renueva automáticamente el ', ['date']],
    'backend/modules/renewals/dearerSubject': [
      ['domain'],
      ' se renueva automáticamente el ',
      ['date'],
      ', a un precio más alto',
    ],
    'backend/modules/renewals/autorenewOn': [
      ['domain'],
      ' vence el ',
      ['date'],
      '. La renovación automática está activada.',
    ],
    'backend/modules/renewals/dearerText': [
      'El precio ha subido desde que te dijimos ',
      ['amount'],
      '. No se te ha cobrado nada.',
    ],
    'backend/modules/renewals/autorenewCharge': [
      'El ',
      ['date'],
      ' lo renovaremos por ',
      ['years', 2, { one: 'un año', other: [0, ' años'] }],
      ['hasAddOns', 1, { true: [' con ', ['addOns']], other: '' }],
      ' y cobraremos ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' más ', ['tax'], ' de impuestos)'], other: '' }],
      ['hasCard', 1, { true: [' en ', ['card']], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por renovar fuera de plazo.'],
          restore: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por recuperar el dominio.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/noCard': [
      'Tu cuenta no tiene ninguna tarjeta guardada. Guarda una antes de ese día o el dominio vencerá: ',
      ['url'],
    ],
    'backend/modules/renewals/cardDeclined': [
      ['card'],
      ', tu tarjeta predeterminada, fue rechazada en el último cobro. Elige otra como predeterminada antes de ese día o el dominio vencerá: ',
      ['url'],
    ],
    'backend/modules/renewals/cardExpired': [
      ['card'],
      ' habrá caducado para entonces. Guarda otra tarjeta antes de ese día y haz que sea la predeterminada: ',
      ['url'],
    ],
    'backend/modules/renewals/neverMore':
      'Nunca cobramos más de lo que te hemos anunciado. Si el precio sube antes de ese día, te escribiremos primero.',
    'backend/modules/renewals/seeDomain': ['Ver ', ['domain']],
    'backend/modules/renewals/autorenewOff': [
      'Si prefieres dejar que el dominio venza, desactiva la renovación automática antes de ese día: ',
      ['url'],
    ],
    'backend/modules/renewals/failedSubject': ['No se ha podido renovar ', ['domain']],
    'backend/modules/renewals/failedText': [
      'Hemos intentado renovar ',
      ['domain'],
      ', que vence el ',
      ['date'],
      '. ',
      ['problem'],
    ],
    'backend/modules/renewals/inRedemption':
      'Ya está en redención en su Registro, así que hay que recuperarlo, y eso tiene un coste. Nunca lo cobramos automáticamente. No se te ha cobrado nada.',
    'backend/modules/renewals/cardMissing':
      'Tu cuenta no tiene ninguna tarjeta guardada, así que no se te ha cobrado nada.',
    'backend/modules/renewals/cardOver': [['card'], ' ha caducado, así que no se te ha cobrado nada.'],
    'backend/modules/renewals/tooDear': [
      'Ahora cuesta ',
      ['amount'],
      ', más de lo que te anunciamos, y ya no podemos avisarte con tiempo antes de cobrar. No se te ha cobrado nada.',
    ],
    'backend/modules/renewals/notRenewed': 'El Registro no lo ha renovado. No se te ha cobrado nada.',
    'backend/modules/renewals/failedNext': [
      'Lo intentaremos de nuevo el ',
      ['date'],
      ', con la tarjeta que sea entonces la predeterminada de tu cuenta. Guarda o elige otra aquí: ',
      ['url'],
    ],
    'backend/modules/renewals/failedNow':
      'No hace falta que esperes: puedes renovar el dominio por tu cuenta, con cualquier tarjeta.',
    'backend/modules/renewals/failedOver':
      'No lo intentaremos más. Renueva tú el dominio, con cualquier tarjeta, o vencerá.',
    'backend/modules/renewals/renewDomain': ['Renovar ', ['domain']],
    'backend/modules/renewals/restoreDomain': ['Recuperar ', ['domain']],
    'backend/modules/renewals/renewedMeanwhile': [
      'Si ya lo has renovado, no tienes que hacer nada más. ¿Tienes preguntas? Escribe a ',
      ['email'],
      '.',
    ],
    'backend/modules/renewals/expiredSubject': [['domain'], ' ha vencido'],
    'backend/modules/renewals/expiresSubject': [
      ['domain'],
      ' vence en ',
      ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
    ],
    'backend/modules/renewals/expiredText': [
      ['domain'],
      ' venció el ',
      ['date'],
      '. Su sitio web y su correo pueden dejar de funcionar en cualquier momento.',
    ],
    'backend/modules/renewals/expiresText': [['domain'], ' vence el ', ['date'], '.'],
    'backend/modules/renewals/renewCost': [
      'Renovarlo por ',
      ['years', 2, { one: 'un año', other: [0, ' años'] }],
      ['hasAddOns', 1, { true: [' con ', ['addOns']], other: '' }],
      ' cuesta ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' más ', ['tax'], ' de impuestos)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por renovar fuera de plazo.'],
          restore: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por recuperar el dominio.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreCost': [
      'Recuperarlo y renovarlo por ',
      ['years', 2, { one: 'un año', other: [0, ' años'] }],
      ['hasAddOns', 1, { true: [' con ', ['addOns']], other: '' }],
      ' cuesta ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' más ', ['tax'], ' de impuestos)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por renovar fuera de plazo.'],
          restore: [' De ese importe, ', ['feeAmount'], ' sin impuestos es por recuperar el dominio.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceSame': [
      'Hasta el ',
      ['date'],
      ' se puede renovar a ese precio.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Después, durante ',
            ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
            ', solo se puede recuperar, por ',
            ['restore'],
            ' más, sin impuestos; luego cualquiera puede registrarlo.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceDearer': [
      'Después de ese día, y hasta el ',
      ['date'],
      ', aún se puede renovar por ',
      ['late'],
      ' más, sin impuestos.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Después, durante ',
            ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
            ', solo se puede recuperar, por ',
            ['restore'],
            ' más, sin impuestos; luego cualquiera puede registrarlo.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreLater': [
      'Después, durante ',
      ['days', 2, { one: [0, ' día'], other: [0, ' días'] }],
      ', solo se puede recuperar, por ',
      ['restore'],
      ' más, sin impuestos; luego cualquiera puede registrarlo.',
    ],
    'backend/modules/renewals/ownerExpired': ['Eres titular de ', ['domain'], ', que venció el ', ['date'], '.'],
    'backend/modules/renewals/ownerExpires': ['Eres titular de ', ['domain'], ', que vence el ', ['date'], '.'],
    'backend/modules/renewals/ownerExpiredText':
      'Su sitio web y su correo pueden dejar de funcionar en cualquier momento y, pasado un tiempo, cualquiera podrá registrarlo.',
    'backend/modules/renewals/ownerExpiresText':
      'Si no se renueva, su sitio web y su correo dejarán de funcionar después de ese día.',
    'backend/modules/renewals/ownerManager':
      'Quien lo administra en nuestra tienda ya conoce el precio y puede renovarlo.',
    'backend/modules/renewals/ownerNote': ['Si no sabes quién es, escribe a ', ['email'], '.'],
    'backend/modules/reversals/subject': ['Reembolso de ', ['amount']],
    'backend/modules/reversals/byShop': [
      [
        'part',
        1,
        {
          all: [
            'Hemos reembolsado ',
            ['amount'],
            ' en tu tarjeta: todo lo que quedaba de lo que pagaste por este pedido.',
          ],
          line: ['Hemos reembolsado ', ['amount'], ' en tu tarjeta: lo que pagaste por ', ['domain'], '.'],
          part: ['Hemos reembolsado ', ['amount'], ' en tu tarjeta, una parte de lo que pagaste por este pedido.'],
          other: '',
        },
      ],
    ],
    'backend/modules/reversals/byBank': [
      'Impugnaste el pago de este pedido y tu banco te ha devuelto ',
      ['amount'],
      '. Lo hemos contabilizado como reembolsado.',
    ],
    'backend/modules/reversals/days': 'Puede tardar entre cinco y diez días en aparecer en tu extracto.',
    'backend/modules/reversals/seeReceipt': 'Ver el recibo',
    'backend/modules/reversals/orderNote': ['Pedido ', ['order'], '. ¿Tienes preguntas? Escribe a ', ['email'], '.'],
    'backend/modules/security/confirmSubject': ['Confirma tu nueva dirección de correo para ', ['shop']],
    'backend/modules/security/confirmText': [
      'Confirma que esta dirección es tuya y tu cuenta de ',
      ['shop'],
      ' pasará a usarla: iniciarás sesión con ella y aquí llegarán nuestros correos.',
    ],
    'backend/modules/security/confirmButton': 'Usar esta dirección',
    'backend/modules/security/confirmNote': [
      'El enlace sirve una sola vez, durante ',
      ['hours', 2, { one: [0, ' hora'], other: [0, ' horas'] }],
      '. Si no lo has pedido, ignora este correo: sin el enlace no pasa nada.',
    ],
    'backend/modules/security/takenSubject': ['Ya tienes una cuenta en ', ['shop']],
    'backend/modules/security/takenText':
      'Hemos recibido una solicitud para pasar otra cuenta a esta dirección. Ya tiene una cuenta, así que no ha cambiado nada.',
    'backend/modules/security/movedSubject': ['Tu cuenta de ', ['shop'], ' tiene una nueva dirección de correo'],
    'backend/modules/security/movedText': [
      'Tu cuenta acaba de pasar a ',
      ['email'],
      '. A partir de ahora enviaremos allí nuestros correos. Si has sido tú, no tienes que hacer nada.',
    ],
    'backend/modules/security/movedButton': 'No he sido yo: recuperar la cuenta',
    'backend/modules/security/movedNote': [
      'El enlace sirve durante ',
      ['hours', 2, { one: [0, ' hora'], other: [0, ' horas'] }],
      '. Restablece esta dirección y cierra la sesión en todos los dispositivos. Después, escribe a ',
      ['email'],
      '.',
    ],
    'backend/modules/security/restoredSubject': ['Tu cuenta de ', ['shop'], ' vuelve a usar esta dirección'],
    'backend/modules/security/restoredText':
      'Tu cuenta vuelve a usar esta dirección y se ha cerrado la sesión en todos los dispositivos.',
    'backend/modules/security/restoredButton': 'Crear contraseña nueva',
    'backend/modules/security/restoredNote': 'Si no cambiaste la dirección, antes de nada crea una contraseña nueva.',
    'backend/modules/security/totpAddedSubject': ['App de autenticación añadida a tu cuenta de ', ['shop']],
    'backend/modules/security/totpAdded':
      'Se ha añadido una app de autenticación. A partir de ahora te pediremos su código al iniciar sesión. Se ha cerrado la sesión en todos los demás dispositivos.',
    'backend/modules/security/totpRemovedSubject': ['App de autenticación eliminada de tu cuenta de ', ['shop']],
    'backend/modules/security/totpRemoved':
      'Se ha eliminado la app de autenticación. Ya no te pediremos sus códigos. Se ha cerrado la sesión en todos los demás dispositivos.',
    'backend/modules/security/passkeyAddedSubject': ['Llave de acceso añadida a tu cuenta de ', ['shop']],
    'backend/modules/security/passkeyAdded':
      'Se ha añadido una llave de acceso con la que se puede iniciar sesión en tu cuenta. Se ha cerrado la sesión en todos los demás dispositivos.',
    'backend/modules/security/passkeyRemovedSubject': ['Llave de acceso eliminada de tu cuenta de ', ['shop']],
    'backend/modules/security/passkeyRemoved':
      'Se ha eliminado una llave de acceso. Ya no sirve para iniciar sesión en tu cuenta. Se ha cerrado la sesión en todos los demás dispositivos.',
    'backend/modules/security/codesRenewedSubject': ['Nuevos códigos de recuperación para tu cuenta de ', ['shop']],
    'backend/modules/security/codesRenewed':
      'Se han creado nuevos códigos de recuperación. Los anteriores ya no funcionan.',
    'backend/modules/security/passwordChangedSubject': ['Contraseña nueva en tu cuenta de ', ['shop']],
    'backend/modules/security/passwordChanged':
      'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en todos los demás dispositivos.',
    'backend/modules/support-sessions/beganSubject': [
      'Nuestro equipo de soporte ha entrado en tu cuenta de ',
      ['shop'],
    ],
    'backend/modules/support-sessions/beganText': [
      ['staff'],
      ', del equipo de soporte de ',
      ['shop'],
      ', ha entrado en tu cuenta para ayudarte, durante ',
      ['minutes', 2, { one: [0, ' minuto'], many: [0, ' minutos'], other: [0, ' minutos'] }],
      ' como máximo.',
    ],
    'backend/modules/support-sessions/beganReason': ['Motivo indicado: ', ['reason']],
    'backend/modules/support-sessions/beganLimits':
      'Tu contraseña, tu verificación en dos pasos, tus tarjetas y tus claves de API quedan fuera de su alcance, y no puede pedir nada. Lo que cambie aparece en tu actividad con su nombre.',
    'backend/modules/support-sessions/beganButton': 'Ver o terminar en tu cuenta',
    'backend/modules/support-sessions/beganNote': [
      '¿No pediste ayuda? Termina la sesión en tu cuenta, entre los dispositivos conectados, y escribe a ',
      ['email'],
      '.',
    ],
    'backend/modules/transfers/confirmSubject': ['Confirma la transferencia de ', ['domain']],
    'backend/modules/transfers/confirmText': [
      'El registrador ha escrito al titular de ',
      ['domain'],
      ' para que confirme la transferencia. Debe confirmarse a más tardar el ',
      ['date'],
      '; si no, la transferencia termina y te devolvemos el dinero.',
    ],
    'backend/modules/transfers/confirmUndated': [
      'El registrador ha escrito al titular de ',
      ['domain'],
      ' para que confirme la transferencia. Si no se confirma, la transferencia termina y te devolvemos el dinero.',
    ],
    'backend/modules/transfers/confirmNote':
      '¿No ha llegado el correo? Mira en la carpeta de spam o pide que se envíe de nuevo desde la página de la transferencia.',
    'backend/modules/transfers/movesSubject': [
      'La transferencia de ',
      ['domain'],
      ' está confirmada y terminará como muy tarde el ',
      ['date'],
    ],
    'backend/modules/transfers/movesNext': ['La transferencia de ', ['domain'], ' está confirmada'],
    'backend/modules/transfers/movesText': [
      'El registrador actual de ',
      ['domain'],
      ' puede oponerse hasta el ',
      ['date'],
      '. Si no lo hace, la transferencia se completa. No tienes que hacer nada.',
    ],
    'backend/modules/transfers/movesUndated': [
      'El registrador actual de ',
      ['domain'],
      ' tiene unos días para oponerse. Si no lo hace, la transferencia se completa. No tienes que hacer nada.',
    ],
    'backend/modules/transfers/movesNote':
      'Tu sitio web y tu correo siguen funcionando: los servidores de nombres no cambian.',
    'backend/modules/transfers/seeTransfer': 'Ver la transferencia',
    'backend/modules/transfers/calledSubject': ['Has cancelado la transferencia de ', ['domain']],
    'backend/modules/transfers/calledText': [
      'El ',
      ['at'],
      ' cancelaste la transferencia de ',
      ['domain'],
      ' del pedido ',
      ['order'],
      '.',
    ],
    'backend/modules/transfers/calledNote': [
      ['domain'],
      ' se queda con su registrador actual. Lo que pagaste por la transferencia se devuelve a tu tarjeta en cuanto el registrador lo confirme.',
    ],
    'backend/modules/transfers/seeOrder': 'Ver el pedido',
    'backend/modules/transfers/staffCalledSubject': ['Hemos cancelado la transferencia de ', ['domain']],
    'backend/modules/transfers/staffCalledText': [
      'El ',
      ['at'],
      ', nuestro equipo de soporte canceló la transferencia de ',
      ['domain'],
      ' del pedido ',
      ['order'],
      '. Motivo: ',
      ['reason'],
    ],
  },
  fr: {
    'backend/core/greeting': ['Bonjour ', ['name'], ','],
    'backend/core/greetingNameless': 'Bonjour,',
    'backend/core/questions': ['Des questions ? Écrivez à ', ['email'], '.'],
    'backend/core/notYou': [
      'Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe sur ',
      ['url'],
      ' et écrivez à ',
      ['email'],
      '.',
    ],
    'backend/core/privacy': 'Confidentialité WHOIS',
    'backend/core/domainForwarding': 'Redirection web',
    'backend/core/emailForwarding': 'Redirection e-mail',
    'backend/core/forAddresses': [
      [
        'count',
        2,
        { one: ['Redirection e-mail pour ', 0, ' adresse'], other: ['Redirection e-mail pour ', 0, ' adresses'] },
      ],
    ],
    'backend/core/newAddresses': [
      [
        'count',
        2,
        {
          one: ['Redirection e-mail pour ', 0, ' nouvelle adresse'],
          other: ['Redirection e-mail pour ', 0, ' nouvelles adresses'],
        },
      ],
    ],
    'backend/forwarding/unknownTitle': 'Aucune redirection ici',
    'backend/forwarding/unknownText':
      'Ce serveur ne redirige pas ce domaine. S’il est à vous et que vous venez de le configurer, réessayez dans une minute.',
    'backend/forwarding/circleTitle': 'Ce domaine renvoie vers lui-même',
    'backend/forwarding/circleText':
      'Son adresse de redirection ramène ici : nous arrêtons les visiteurs pour éviter une boucle. Le titulaire du domaine peut changer cette adresse là où il le gère.',
    'backend/forwarding/startingTitle': 'Réessayez dans un instant',
    'backend/forwarding/startingText': 'Ce serveur vient de démarrer et ne sait pas encore où envoyer les visiteurs.',
    'backend/forwarding/readTitle': 'Cette adresse n’accepte que des visites',
    'backend/forwarding/readText':
      'Un domaine redirigé n’accepte ni formulaires ni fichiers. Allez à sa page d’accueil.',
    'backend/modules/account/closedSubject': ['Votre compte ', ['shop'], ' est clôturé'],
    'backend/modules/account/closedText':
      'Comme demandé, votre compte est clôturé et toutes vos sessions sont fermées. Cette opération est définitive.',
    'backend/modules/account/closedErased':
      'Votre mot de passe, vos contacts enregistrés, votre panier et vos cartes ont été effacés. Vos commandes et vos reçus sont conservés, car la législation fiscale l’exige. L’identité du titulaire de chaque domaine est conservée jusqu’à deux ans après son départ de chez nous, et le journal des modifications l’est sous un numéro au lieu de votre nom. Nous n’utilisons ces données à aucune autre fin.',
    'backend/modules/account/closedReopen':
      'Vous pouvez à tout moment ouvrir un nouveau compte avec cette adresse ; il sera vide au départ.',
    'backend/modules/account/closedNote': ['Si ce n’était pas vous, écrivez immédiatement à ', ['email'], '.'],
    'backend/modules/account/vatSubject': ['Votre numéro de TVA ', ['number'], ' n’a pas pu être confirmé'],
    'backend/modules/account/vatText': [
      'Le registre de TVA (VIES) ne connaît pas le numéro ',
      ['number'],
      '. Vos commandes sont désormais soumises aux taxes de votre pays.',
    ],
    'backend/modules/account/vatAdvice':
      'Si le numéro est correct, demandez à votre administration fiscale de l’inscrire dans VIES, puis enregistrez à nouveau vos coordonnées de facturation.',
    'backend/modules/account/vatButton': 'Voir mes coordonnées de facturation',
    'backend/modules/address-corrections/noticeSubject': [
      'On nous a demandé de rattacher votre compte ',
      ['shop'],
      ' à une autre adresse e-mail',
    ],
    'backend/modules/address-corrections/noticeText': [
      'L’assistance de ',
      ['shop'],
      ' a été informée que vous n’avez plus accès à cette adresse, et on lui a demandé de rattacher votre compte à ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/noticeWait': [
      'Sans réponse de votre part, le changement prendra effet au plus tôt le ',
      ['date'],
      ', et seulement si ',
      ['email'],
      ' a été confirmée.',
    ],
    'backend/modules/address-corrections/noticeAsk':
      'Si vous n’avez rien demandé, arrêtez ce changement maintenant : il n’est pas nécessaire de vous connecter, et le compte reste tel quel. Si c’était vous, confirmez-le sur la même page, et il n’y aura pas d’attente.',
    'backend/modules/address-corrections/noticeButton': 'Arrêter ou confirmer le changement',
    'backend/modules/address-corrections/noticeNote': [
      'Si le lien ne fonctionne plus et que ce n’était pas vous, écrivez immédiatement à ',
      ['email'],
      '.',
    ],
    'backend/modules/address-corrections/confirmSubject': [
      'Confirmez cette adresse e-mail pour votre compte ',
      ['shop'],
    ],
    'backend/modules/address-corrections/confirmText': [
      'On a demandé à l’assistance de ',
      ['shop'],
      ' de rattacher votre compte à cette adresse. Confirmez qu’elle est bien la vôtre : rien ne change avant cela.',
    ],
    'backend/modules/address-corrections/confirmWait': [
      'Une fois l’adresse confirmée, le changement prendra effet au plus tôt le ',
      ['date'],
      ', afin que l’adresse actuelle puisse s’y opposer. Si elle donne son accord, il aura lieu plus tôt.',
    ],
    'backend/modules/address-corrections/confirmButton': 'Confirmer cette adresse',
    'backend/modules/address-corrections/confirmNote': [
      'Le lien fonctionne jusqu’au ',
      ['date'],
      '. Si vous n’avez rien demandé, ignorez cet e-mail ou arrêtez le changement sur la même page.',
    ],
    'backend/modules/address-corrections/doneSubject': [
      'Votre compte ',
      ['shop'],
      ' est désormais rattaché à cette adresse',
    ],
    'backend/modules/address-corrections/doneText':
      'Votre compte est désormais rattaché à cette adresse. Tous les appareils ont été déconnectés, toutes les clés API ont été révoquées, et votre mot de passe ne fonctionne plus : définissez-en un nouveau. Votre double authentification reste inchangée.',
    'backend/modules/address-corrections/doneOwners':
      'Les titulaires de vos domaines, vos contacts enregistrés et vos coordonnées de facturation restent inchangés. Si l’ancienne adresse y figure, modifiez-la une fois connecté : les registres écrivent à l’adresse du titulaire.',
    'backend/modules/address-corrections/doneWait': [
      'Pendant ',
      ['hours', 2, { one: [0, ' heure'], other: [0, ' heures'] }],
      ', l’ancienne adresse permet de récupérer le compte. D’ici là, les codes de transfert ne sont pas affichés, les domaines ne sont pas supprimés, leurs titulaires ne sont pas modifiés et le compte ne peut pas être clôturé.',
    ],
    'backend/modules/address-corrections/doneButton': 'Définir un nouveau mot de passe',
    'backend/modules/address-corrections/endedSubject': ['Votre compte ', ['shop'], ' garde son adresse e-mail'],
    'backend/modules/address-corrections/endedText': [
      [
        'reason',
        1,
        {
          stopped: ['Le rattachement de votre compte à ', ['email'], ' a été arrêté.'],
          cancelled: ['Notre assistance a annulé le rattachement de votre compte à ', ['email'], '.'],
          expired: [['email'], ' n’a pas été confirmée à temps : votre compte n’y sera pas rattaché.'],
          dropped: ['Votre compte ne sera finalement pas rattaché à ', ['email'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/address-corrections/endedNothing': 'Rien n’a été modifié.',
    'backend/modules/api-keys/createdSubject': ['Clé API créée pour votre compte ', ['shop']],
    'backend/modules/api-keys/createdText': [
      'La clé API « ',
      ['name'],
      ' » (',
      ['prefix'],
      '…) a été créée. Un programme qui la possède peut agir pour vous :',
    ],
    'backend/modules/api-keys/reads': 'Il lit vos domaines, leurs enregistrements DNS, vos commandes et vos reçus.',
    'backend/modules/api-keys/changesDns': 'Il modifie les enregistrements DNS de tous vos domaines.',
    'backend/modules/api-keys/changesDnsOf': ['Il modifie les enregistrements DNS de ', ['domain'], '.'],
    'backend/modules/api-keys/orders': 'Il passe des commandes et les paie avec vos cartes enregistrées.',
    'backend/modules/api-keys/noEnd': 'La clé est valable jusqu’à ce que vous la révoquiez.',
    'backend/modules/api-keys/endsOn': ['La clé est valable jusqu’au ', ['date'], '.'],
    'backend/modules/api-keys/seeKeys': 'Voir vos clés API',
    'backend/modules/api-keys/revokedSubject': ['Clés API de votre compte ', ['shop'], ' révoquées'],
    'backend/modules/api-keys/revokedText': [
      [
        'count',
        2,
        {
          one: ['La clé API de votre compte a été révoquée : ', ['names'], '.'],
          other: ['Les ', 0, ' clés API de votre compte ont été révoquées : ', ['names'], '.'],
        },
      ],
    ],
    'backend/modules/api-keys/revokedNext':
      'L’accès à votre compte vient d’être rétabli par e-mail, et quelqu’un d’autre a pu avoir ces clés. Les programmes qui les utilisaient ne peuvent plus agir pour vous : donnez-leur-en de nouvelles.',
    'backend/modules/auth/verifySubject': ['Confirmez votre adresse e-mail pour ', ['shop']],
    'backend/modules/auth/verifyText': [
      'Confirmez que cette adresse est bien la vôtre, et votre compte ',
      ['shop'],
      ' sera prêt.',
    ],
    'backend/modules/auth/verifyButton': 'Confirmer mon adresse e-mail',
    'backend/modules/auth/verifyNote': [
      'Le lien fonctionne une seule fois, pendant ',
      ['hours', 2, { one: [0, ' heure'], other: [0, ' heures'] }],
      ', et le mot de passe que vous avez choisi vous sera demandé. Si vous n’avez pas créé de compte, ignorez cet e-mail : rien ne se passe sans le lien et le mot de passe.',
    ],
    'backend/modules/auth/existsSubject': ['Vous avez déjà un compte chez ', ['shop']],
    'backend/modules/auth/existsText':
      'Nous avons reçu une demande de création de compte avec cette adresse. Vous en avez déjà un, et il n’a pas été modifié.',
    'backend/modules/auth/existsButton': 'Se connecter',
    'backend/modules/auth/existsNote': [
      'Si vous avez oublié votre mot de passe, définissez-en un nouveau sur ',
      ['url'],
      '. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
    'backend/modules/auth/recoverySubject': ['Définissez un nouveau mot de passe pour ', ['shop']],
    'backend/modules/auth/recoveryText': 'Nous avons reçu une demande de réinitialisation de votre mot de passe.',
    'backend/modules/auth/recoveryButton': 'Définir un nouveau mot de passe',
    'backend/modules/auth/recoveryNote': [
      'Le lien fonctionne une seule fois, pendant ',
      ['hours', 2, { one: [0, ' heure'], other: [0, ' heures'] }],
      '. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
    ],
    'backend/modules/auth/changedSubject': ['Votre mot de passe ', ['shop'], ' a été modifié'],
    'backend/modules/auth/changedText':
      'Le mot de passe de votre compte vient d’être modifié, et tous les appareils ont été déconnectés.',
    'backend/modules/checkout/failedSubject': 'Votre commande n’a pas pu être exécutée',
    'backend/modules/checkout/partSubject': [
      [
        'all',
        2,
        {
          one: [['got'], ' domaine sur ', 0, ' est à vous'],
          other: [
            [
              'got',
              2,
              {
                one: [0, ' domaine sur ', ['all'], ' est à vous'],
                other: [0, ' domaines sur ', ['all'], ' sont à vous'],
              },
            ],
          ],
        },
      ],
    ],
    'backend/modules/checkout/doneSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est à vous'],
          renew: [['domain'], ' est renouvelé'],
          transfer: [['domain'], ' est arrivé chez nous'],
          add_ons: ['Activé pour ', ['domain'], ' : ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/severalSubject': [
      ['count', 2, { one: ['Votre ', 0, ' domaine est prêt'], other: ['Vos ', 0, ' domaines sont prêts'] }],
    ],
    'backend/modules/checkout/runningSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est en cours d’enregistrement'],
          renew: [['domain'], ' est en cours de renouvellement'],
          transfer: [['domain'], ' est en cours de transfert'],
          add_ons: ['Activation en cours pour ', ['domain'], ' : ', ['addOns']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/openSubject': [
      ['count', 2, { one: [0, ' domaine est en route'], other: [0, ' domaines sont en route'] }],
    ],
    'backend/modules/checkout/done': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est à vous.'],
          renew: [['domain'], ' est renouvelé.'],
          transfer: [['domain'], ' est arrivé chez nous.'],
          add_ons: ['Activé pour ', ['domain'], ' : ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/doneUntil': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est à vous jusqu’au ', ['date'], '.'],
          renew: [['domain'], ' est renouvelé jusqu’au ', ['date'], '.'],
          transfer: [['domain'], ' est arrivé chez nous, valable jusqu’au ', ['date'], '.'],
          add_ons: ['Activé pour ', ['domain'], ' jusqu’au ', ['date'], ' : ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/running': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est en cours d’enregistrement.'],
          renew: [['domain'], ' est en cours de renouvellement.'],
          transfer: [['domain'], ' est en cours de transfert.'],
          add_ons: ['Activation en cours pour ', ['domain'], ' : ', ['addOns'], '.'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/runningWhy': [
      [
        'kind',
        1,
        {
          new: [['domain'], ' est en cours d’enregistrement. ', ['reason']],
          renew: [['domain'], ' est en cours de renouvellement. ', ['reason']],
          transfer: [['domain'], ' est en cours de transfert. ', ['reason']],
          add_ons: ['Activation en cours pour ', ['domain'], ' : ', ['addOns'], '. ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/notDone': 'Non exécuté.',
    'backend/modules/checkout/notCharged': [['domain'], ' : ', ['reason'], ' Non débité.'],
    'backend/modules/checkout/refunded': [['domain'], ' : ', ['reason'], ' Remboursé.'],
    'backend/modules/checkout/charged': [
      'Débité sur votre carte : ',
      ['charged'],
      '.',
      ['isRefunded', 1, { true: [' Dont remboursé : ', ['refunded'], '.'], other: '' }],
      ['isReleased', 1, { true: [' Réservation libérée : ', ['released'], '.'], other: '' }],
    ],
    'backend/modules/checkout/nothingCharged': [
      'Rien n’a été débité.',
      ['isReleased', 1, { true: [' Le montant de ', ['released'], ' réservé sur votre carte est libéré.'], other: '' }],
    ],
    'backend/modules/checkout/paidNote':
      'Ce qui finalement n’aboutit pas est remboursé sur votre carte. Vous n’avez rien à faire.',
    'backend/modules/checkout/refundSubject': ['Remboursement de ', ['amount'], ' pour ', ['domain']],
    'backend/modules/checkout/refundWhy': [['domain'], ' : ', ['reason']],
    'backend/modules/checkout/refundText': [
      'Nous avons remboursé ',
      ['amount'],
      ' sur votre carte. Votre banque peut mettre cinq à dix jours à l’afficher.',
    ],
    'backend/modules/checkout/seeReceipt': 'Voir le reçu',
    'backend/modules/checkout/seeOrder': 'Voir la commande',
    'backend/modules/checkout/orderNote': ['Commande ', ['order'], '. Des questions ? Écrivez à ', ['email'], '.'],
    'backend/modules/checkout/withdrawnSubject': [
      'Votre rétractation de la commande ',
      ['order'],
      ' nous est parvenue',
    ],
    'backend/modules/checkout/withdrawnAt': ['Nous avons reçu votre déclaration de rétractation le ', ['at'], '.'],
    'backend/modules/checkout/withdrawnBy': [
      'Déclarée par ',
      ['name'],
      ' (',
      ['email'],
      '), pour la commande ',
      ['order'],
      ' du ',
      ['date'],
      '.',
    ],
    'backend/modules/checkout/withdrawnUnbegun': [
      'La commande de ',
      ['domain'],
      ' n’était pas encore en cours d’exécution. Le domaine en est retiré et n’est pas débité.',
    ],
    'backend/modules/checkout/withdrawnFailed': [['domain'], ' n’a pas pu être obtenu et n’a pas été débité.'],
    'backend/modules/checkout/withdrawnDone': [
      [
        'kind',
        1,
        {
          new: [
            ['domain'],
            ' est enregistré, comme vous l’avez demandé avant de payer : le droit de rétractation a donc pris fin pour ce domaine. Il ne donne lieu à aucun remboursement.',
          ],
          renew: [
            ['domain'],
            ' est renouvelé, comme vous l’avez demandé avant de payer : le droit de rétractation a donc pris fin pour ce domaine. Il ne donne lieu à aucun remboursement.',
          ],
          restore: [
            ['domain'],
            ' est restauré, comme vous l’avez demandé avant de payer : le droit de rétractation a donc pris fin pour ce domaine. Il ne donne lieu à aucun remboursement.',
          ],
          transfer: [
            ['domain'],
            ' est arrivé chez nous, comme vous l’avez demandé avant de payer : le droit de rétractation a donc pris fin pour ce domaine. Il ne donne lieu à aucun remboursement.',
          ],
          add_ons: [
            'Les options de ',
            ['domain'],
            ' sont activées (',
            ['addOns'],
            '), comme vous l’avez demandé avant de payer : le droit de rétractation a donc pris fin. Elles ne donnent lieu à aucun remboursement.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/withdrawnRefunded': [
      ['domain'],
      ' n’a pas pu être obtenu. Le montant correspondant est dans tous les cas remboursé sur votre carte.',
    ],
    'backend/modules/checkout/withdrawnTransfer': [
      ['domain'],
      ' est en cours de transfert. Nous annulons le transfert ; ce que vous avez payé est remboursé sur votre carte, et nous vous écrirons quand ce sera fait, ou s’il ne peut plus être arrêté.',
    ],
    'backend/modules/checkout/withdrawnPending': [
      'La demande pour ',
      ['domain'],
      ' est en attente auprès du registre. S’il l’exécute, le droit de rétractation prend fin pour ce domaine ; sinon, vous ne payez rien.',
    ],
    'backend/modules/checkout/withdrawnRunning': [
      'La demande pour ',
      ['domain'],
      ' est en cours d’exécution. Si le registre l’accepte, le droit de rétractation prend fin pour ce domaine ; sinon, vous ne payez rien.',
    ],
    'backend/modules/checkout/stopSubject': ['Le transfert de ', ['domain'], ' n’a pas pu être annulé'],
    'backend/modules/checkout/stopWhy': [['domain'], ' : ', ['reason']],
    'backend/modules/dnssec/onSubject': ['DNSSEC est activé pour ', ['domain']],
    'backend/modules/dnssec/onText': [
      'Le registre dispose maintenant de l’enregistrement DS de ',
      ['domain'],
      '. Les résolveurs qui vérifient les signatures DNSSEC rejettent les réponses falsifiées.',
    ],
    'backend/modules/dnssec/onHere': [
      'Pour changer ses serveurs de noms, ou pour transférer ',
      ['domain'],
      ' vers un autre bureau d’enregistrement, désactivez d’abord DNSSEC et attendez 24 heures.',
    ],
    'backend/modules/dnssec/onElsewhere':
      'Pour changer ses serveurs de noms, désactivez d’abord DNSSEC et attendez 24 heures.',
    'backend/modules/dnssec/offSubject': ['DNSSEC est désactivé pour ', ['domain']],
    'backend/modules/dnssec/offText': [
      'Le registre n’a plus d’enregistrement DS de ',
      ['domain'],
      '. Le site et la messagerie fonctionnent comme avant ; les réponses falsifiées ne sont plus détectées.',
    ],
    'backend/modules/dnssec/offUntil': [
      'Des résolveurs peuvent garder l’enregistrement en cache jusqu’au ',
      ['at'],
      '. Ensuite, les serveurs de noms pourront être changés.',
    ],
    'backend/modules/dnssec/seeDns': ['Voir le DNS de ', ['domain']],
    'backend/modules/domains/nameserversSubject': ['Les serveurs de noms de ', ['domain'], ' ont été modifiés'],
    'backend/modules/domains/nameserversText': [
      ['domain'],
      ' utilise désormais ces serveurs de noms : ',
      ['servers'],
      '. Le site et la messagerie en dépendent.',
    ],
    'backend/modules/domains/unlockedSubject': [['domain'], ' a été déverrouillé'],
    'backend/modules/domains/unlockedText': [
      'Toute personne disposant du code de transfert de ',
      ['domain'],
      ' peut maintenant le transférer vers un autre bureau d’enregistrement.',
    ],
    'backend/modules/domains/ownerSubject': ['Les données du titulaire de ', ['domain'], ' ont été modifiées'],
    'backend/modules/domains/ownerText': [
      'Les données suivantes du titulaire de ',
      ['domain'],
      ' ont été modifiées auprès du registre : ',
      ['fields'],
      '.',
    ],
    'backend/modules/domains/contactSubject': [
      [
        'role',
        1,
        {
          admin: ['Le contact administratif de ', ['domain'], ' a été modifié'],
          tech: ['Le contact technique de ', ['domain'], ' a été modifié'],
          billing: ['Le contact de facturation de ', ['domain'], ' a été modifié'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactText': [
      [
        'role',
        1,
        {
          admin: [
            'Les données suivantes du contact administratif de ',
            ['domain'],
            ' ont été modifiées auprès du registre : ',
            ['fields'],
            '.',
          ],
          tech: [
            'Les données suivantes du contact technique de ',
            ['domain'],
            ' ont été modifiées auprès du registre : ',
            ['fields'],
            '.',
          ],
          billing: [
            'Les données suivantes du contact de facturation de ',
            ['domain'],
            ' ont été modifiées auprès du registre : ',
            ['fields'],
            '.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactOwner': [
      [
        'role',
        1,
        {
          admin: ['Le contact administratif de ', ['domain'], ' est désormais son titulaire.'],
          tech: ['Le contact technique de ', ['domain'], ' est désormais son titulaire.'],
          billing: ['Le contact de facturation de ', ['domain'], ' est désormais son titulaire.'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/field': [
      [
        'field',
        1,
        {
          kind: 'particulier ou organisation',
          org_name: 'organisation',
          first_name: 'prénom',
          last_name: 'nom',
          email: 'e-mail',
          phone: 'téléphone',
          address1: 'adresse',
          address2: 'complément d’adresse',
          city: 'ville',
          state: 'État ou région',
          postal_code: 'code postal',
          country: 'pays',
          owner: 'titulaire',
          other: '',
        },
      ],
    ],
    'backend/modules/domains/shownSubject': ['Le code de transfert de ', ['domain'], ' a été affiché'],
    'backend/modules/domains/shownText': [
      'Le code de transfert de ',
      ['domain'],
      ' vient d’être affiché dans votre compte. Toute personne qui l’a peut transférer le domaine ailleurs tant qu’il est déverrouillé.',
    ],
    'backend/modules/domains/seeDomain': ['Voir ', ['domain']],
    'backend/modules/domains/deletedSubject': [['domain'], ' a été supprimé'],
    'backend/modules/domains/deletedText': [
      'Vous avez supprimé ',
      ['domain'],
      ' le ',
      ['at'],
      '. Son site et sa messagerie ne fonctionnent plus.',
    ],
    'backend/modules/domains/deletedRefund':
      'Le prix de son enregistrement est remboursé sur votre carte. Nous vous enverrons l’avoir dès que le remboursement sera en route.',
    'backend/modules/domains/deletedKept': 'Comme indiqué avant la suppression, rien n’est remboursé.',
    'backend/modules/domains/deletedNote': [
      'Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe et écrivez à ',
      ['email'],
      '.',
    ],
    'backend/modules/domains/seeDomains': 'Voir mes domaines',
    'backend/modules/orders/taken': 'Quelqu’un d’autre vient de l’enregistrer.',
    'backend/modules/orders/priceChanged': 'Le registre a changé son prix : nous ne l’avons pas acheté.',
    'backend/modules/orders/notSold': 'Le registre ne vend pas ce domaine.',
    'backend/modules/orders/data': 'Le registre n’accepte pas les données du titulaire pour ce domaine.',
    'backend/modules/orders/authCode':
      'Le bureau d’enregistrement actuel n’accepte pas le code de transfert. Copiez-le à nouveau ou demandez-en un autre, puis réessayez.',
    'backend/modules/orders/locked':
      'Verrouillé chez son bureau d’enregistrement actuel. Déverrouillez-le là-bas, puis réessayez ; votre code reste valable.',
    'backend/modules/orders/transferHold':
      'Son registre ou son bureau d’enregistrement actuel n’autorise pas encore le transfert. La vérification du transfert indique jusqu’à quand.',
    'backend/modules/orders/denied':
      'Le bureau d’enregistrement actuel a refusé le transfert. Demandez-lui pourquoi, puis réessayez.',
    'backend/modules/orders/withdrawn':
      'Le transfert a été annulé auprès du bureau d’enregistrement actuel. Si ce n’était pas vous, demandez-lui qui l’a fait.',
    'backend/modules/orders/cancelled': 'Le transfert a été annulé.',
    'backend/modules/orders/inRedemption':
      'Il vient d’entrer en période de rédemption : il ne peut plus être que restauré. La liste de vos domaines indique le prix.',
    'backend/modules/orders/notRenewable':
      'Son registre est sur le point de le libérer : il ne peut plus être renouvelé ni restauré. Enregistrez-le à nouveau dès qu’il sera disponible.',
    'backend/modules/orders/expiryDiffers': 'Renouvelé entre-temps : il n’a pas été renouvelé une seconde fois.',
    'backend/modules/orders/notFound': 'Enregistré nulle part : il n’y a rien à transférer ni à renouveler.',
    'backend/modules/orders/neverReached': 'Le registre n’a pas répondu, et la commande ne lui est jamais parvenue.',
    'backend/modules/orders/registryAsked':
      'La demande est en attente auprès du registre. Cela peut prendre un moment.',
    'backend/modules/orders/registrarAsked':
      'La demande est en attente auprès du bureau d’enregistrement actuel. Cela peut prendre quelques jours.',
    'backend/modules/orders/withdrawnInTime': 'Votre rétractation a eu lieu avant le début de l’exécution.',
    'backend/modules/orders/withdrawalTooLate':
      'Vous avez déclaré votre rétractation, mais le bureau d’enregistrement actuel a déjà libéré le domaine : le transfert ne peut plus être annulé. Nous déterminons ce qui est remboursé et vous écrivons sous 14 jours.',
    'backend/modules/orders/deletedInTime':
      'Vous avez supprimé le domaine pendant le délai de grâce qui suit l’enregistrement.',
    'backend/modules/orders/refundedByShop': 'Notre support l’a remboursé.',
    'backend/modules/orders/returnedByBank': 'Votre banque a annulé le paiement.',
    'backend/modules/orders/cancelledByShop': 'La boutique a annulé cet article avant de le traiter.',
    'backend/modules/orders/notYours': 'N’est plus dans votre compte : rien n’a été ajouté.',
    'backend/modules/orders/expired': 'Il a expiré entre-temps : rien n’a été ajouté. Renouvelez-le d’abord.',
    'backend/modules/orders/renewedMeanwhile':
      'Renouvelé entre-temps : rien n’a été ajouté pour la période précédente.',
    'backend/modules/orders/privacyRefused': [
      'Le bureau d’enregistrement n’a pas pu activer l’option ',
      ['addOn'],
      ' pour ce domaine.',
    ],
    'backend/modules/orders/addOnThere': ['Il dispose déjà de l’option ', ['addOn'], '.'],
    'backend/modules/orders/tooManyAddresses': [
      'Il peut avoir ',
      ['max', 2, { one: [0, ' adresse e-mail'], other: [0, ' adresses e-mail'] }],
      ' et en a déjà ',
      ['has'],
      '.',
    ],
    'backend/modules/orders/cardDeclined': [
      'La banque a refusé ',
      ['card'],
      '. Rien n’a été débité. Utilisez une autre carte ou renseignez-vous auprès de la banque.',
    ],
    'backend/modules/orders/insufficientFunds': [
      'Provision insuffisante sur ',
      ['card'],
      '. Rien n’a été débité. Utilisez une autre carte.',
    ],
    'backend/modules/orders/cardExpired': [['card'], ' a expiré. Rien n’a été débité. Utilisez une autre carte.'],
    'backend/modules/orders/notAuthenticated': [
      'La banque n’a pas pu confirmer que ',
      ['card'],
      ' est à vous. Rien n’a été débité. Réessayez ou utilisez une autre carte.',
    ],
    'backend/modules/orders/authenticationRequired': [
      'La banque vous demande de confirmer vous-même un paiement avec ',
      ['card'],
      '. Rien n’a été débité. Effectuez vous-même le paiement, ou utilisez une autre carte.',
    ],
    'backend/modules/orders/methodMissing': [
      ['card'],
      ' n’est plus enregistrée. Rien n’a été débité. Utilisez une autre carte.',
    ],
    'backend/modules/orders/challengeExpired':
      'Le délai de confirmation de la banque est dépassé. Rien n’a été débité.',
    'backend/modules/orders/silentBank':
      'La banque ne nous a pas encore répondu. Ne payez pas une seconde fois ; nous continuons de l’interroger.',
    'backend/modules/receipts/receipt': 'Reçu',
    'backend/modules/receipts/order': 'Commande',
    'backend/modules/receipts/receiptTitle': ['Reçu ', ['number']],
    'backend/modules/receipts/orderTitle': ['Commande ', ['number']],
    'backend/modules/receipts/number': 'Numéro',
    'backend/modules/receipts/noNumber': 'Aucun : rien n’a été débité',
    'backend/modules/receipts/issued': 'Émis le',
    'backend/modules/receipts/ordered': 'Commandé le',
    'backend/modules/receipts/paidWith': 'Payé avec',
    'backend/modules/receipts/seller': 'Vendeur',
    'backend/modules/receipts/taxNumber': ['Numéro fiscal ', ['number']],
    'backend/modules/receipts/buyer': 'Acheteur',
    'backend/modules/receipts/vatNumber': ['Numéro de TVA ', ['number']],
    'backend/modules/receipts/name': 'Domaine',
    'backend/modules/receipts/amountHead': ['Montant hors taxes, ', ['currency']],
    'backend/modules/receipts/line': [
      [
        'kind',
        1,
        { new: 'Enregistrement', renew: 'Renouvellement', transfer: 'Transfert', add_ons: 'Options', other: '' },
      ],
      ['hasYears', 1, { true: [', ', ['years', 2, { one: [0, ' an'], other: [0, ' ans'] }]], other: '' }],
      ['hasEnd', 1, { true: [', jusqu’au ', ['date']], other: '' }],
    ],
    'backend/modules/receipts/yearsIncluded': [
      'Renouvellement, ',
      ['years', 2, { one: [0, ' an'], other: [0, ' ans'] }],
      ', inclus : ',
      ['amount'],
    ],
    'backend/modules/receipts/feeIncluded': [
      [
        'fee',
        1,
        {
          late: ['Frais de retard, inclus : ', ['amount']],
          restore: ['Frais de restauration, inclus : ', ['amount']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/addOnIncluded': [['addOn'], ', montant inclus : ', ['amount']],
    'backend/modules/receipts/money': [
      [
        'money',
        1,
        {
          not_charged: 'Non débité',
          refund_pending: 'Débité ; remboursement en cours',
          refunded: 'Débité, puis remboursé',
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/moneyWhy': [
      [
        'money',
        1,
        {
          not_charged: ['Non débité : ', ['reason']],
          refund_pending: ['Débité ; remboursement en cours : ', ['reason']],
          refunded: ['Débité, puis remboursé : ', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/beforeTax': 'Hors taxes',
    'backend/modules/receipts/reverseCharge': 'Autoliquidation',
    'backend/modules/receipts/reverseNote':
      'Autoliquidation : TVA due par le preneur (articles 44 et 196 de la directive 2006/112/CE).',
    'backend/modules/receipts/total': ['Total ', ['currency']],
    'backend/modules/receipts/charged': 'Débité',
    'backend/modules/receipts/released': 'Libéré, jamais débité',
    'backend/modules/receipts/refund': [['number'], ', ', ['date'], ' : remboursé'],
    'backend/modules/receipts/paidEnd': 'Total payé',
    'backend/modules/receipts/questions': ['Questions : ', ['email']],
    'backend/modules/receipts/tax': [['tax'], ' ', ['rate'], ' %'],
    'backend/modules/registrant-verification/confirmSubject': [
      [
        'count',
        2,
        {
          one: ['Confirmez l’adresse du titulaire de ', ['domain']],
          other: ['Confirmez l’adresse du titulaire de ', 0, ' domaines'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmText': [
      'Vous figurez comme titulaire de ',
      ['domains'],
      ', avec cette adresse e-mail.',
    ],
    'backend/modules/registrant-verification/confirmUntil': [
      'L’ICANN exige cette confirmation dans un délai de ',
      ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
      '. ',
      [
        'count',
        2,
        {
          one: [
            'Sans confirmation avant le ',
            ['date'],
            ', le domaine cesse de fonctionner jusqu’à ce qu’elle soit faite.',
          ],
          other: [
            'Sans confirmation avant le ',
            ['date'],
            ', les domaines cessent de fonctionner jusqu’à ce qu’elle soit faite.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmSuspended': [
      [
        'count',
        2,
        {
          one: 'Le domaine ne fonctionne pas tant que l’adresse n’est pas confirmée ; il sera rétabli dès qu’elle le sera.',
          other:
            'Les domaines ne fonctionnent pas tant que l’adresse n’est pas confirmée ; ils seront rétablis dès qu’elle le sera.',
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmButton': 'Confirmer mon adresse',
    'backend/modules/registrant-verification/confirmNote': [
      [
        'count',
        2,
        {
          one: ['Si vous ne connaissez pas ce domaine, écrivez à ', ['email'], '.'],
          other: ['Si vous ne connaissez pas ces domaines, écrivez à ', ['email'], '.'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedSubject': [
      [
        'count',
        2,
        {
          one: [['domain'], ' : suspendu jusqu’à la confirmation de l’adresse du titulaire'],
          other: [0, ' domaines : suspendus jusqu’à la confirmation de l’adresse du titulaire'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedText': [
      [
        'count',
        2,
        {
          one: [
            'L’adresse du titulaire ',
            ['email'],
            ' n’a pas été confirmée dans le délai de ',
            ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
            ' : le site et la messagerie de ',
            ['domains'],
            ' ont été désactivés, comme l’exige l’ICANN. Le domaine reste à vous.',
          ],
          other: [
            'L’adresse du titulaire ',
            ['email'],
            ' n’a pas été confirmée dans le délai de ',
            ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
            ' : les sites et la messagerie de ',
            ['domains'],
            ' ont été désactivés, comme l’exige l’ICANN. Les domaines restent à vous.',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedAdvice': [
      [
        'count',
        2,
        {
          one: 'Faites renvoyer l’e-mail et ouvrez son lien : le domaine est rétabli aussitôt.',
          other: 'Faites renvoyer l’e-mail et ouvrez son lien : les domaines sont rétablis aussitôt.',
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedButton': 'Renvoyer l’e-mail',
    'backend/modules/renewals/autorenewSubject': [['domain'], ' sera renouvelé automatiquement le ', ['date']],
    'backend/modules/renewals/dearerSubject': [
      ['domain'],
      ' sera renouvelé automatiquement le ',
      ['date'],
      ', à un prix plus élevé',
    ],
    'backend/modules/renewals/autorenewOn': [
      ['domain'],
      ' expire le ',
      ['date'],
      '. Le renouvellement automatique est activé.',
    ],
    'backend/modules/renewals/dearerText': [
      'Le prix a augmenté depuis que nous vous avons annoncé ',
      ['amount'],
      '. Rien n’a été débité.',
    ],
    'backend/modules/renewals/autorenewCharge': [
      'Le ',
      ['date'],
      ', nous le renouvelons pour ',
      ['years', 2, { one: 'un an', other: [0, ' ans'] }],
      ['hasAddOns', 1, { true: [' avec ', ['addOns']], other: '' }],
      ' et débitons ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' et ', ['tax'], ' de taxes)'], other: '' }],
      ['hasCard', 1, { true: [' sur ', ['card']], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' Ce montant comprend ', ['feeAmount'], ' hors taxes de frais de retard.'],
          restore: [' Ce montant comprend ', ['feeAmount'], ' hors taxes pour la restauration du domaine.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/noCard': [
      'Aucune carte n’est enregistrée dans votre compte. Enregistrez-en une avant ce jour, sinon le domaine expirera : ',
      ['url'],
    ],
    'backend/modules/renewals/cardDeclined': [
      ['card'],
      ', votre carte par défaut, a été refusée lors du dernier débit. Choisissez une autre carte par défaut avant ce jour, sinon le domaine expirera : ',
      ['url'],
    ],
    'backend/modules/renewals/cardExpired': [
      ['card'],
      ' aura expiré d’ici là. Avant ce jour, enregistrez une autre carte et faites-en la carte par défaut : ',
      ['url'],
    ],
    'backend/modules/renewals/neverMore':
      'Nous ne débitons jamais plus que le montant annoncé. Si le prix augmente avant ce jour, nous vous écrirons d’abord.',
    'backend/modules/renewals/seeDomain': ['Voir ', ['domain']],
    'backend/modules/renewals/autorenewOff': [
      'Pour laisser le domaine expirer, désactivez le renouvellement automatique avant ce jour : ',
      ['url'],
    ],
    'backend/modules/renewals/failedSubject': [['domain'], ' n’a pas pu être renouvelé'],
    'backend/modules/renewals/failedText': [
      'Nous avons essayé de renouveler ',
      ['domain'],
      ', qui expire le ',
      ['date'],
      '. ',
      ['problem'],
    ],
    'backend/modules/renewals/inRedemption':
      'Son registre le garde déjà en période de rédemption : il faut le restaurer, ce qui entraîne des frais. Nous ne les payons jamais de nous-mêmes. Rien n’a été débité.',
    'backend/modules/renewals/cardMissing': 'Aucune carte n’est enregistrée dans votre compte : rien n’a été débité.',
    'backend/modules/renewals/cardOver': [['card'], ' a expiré : rien n’a été débité.'],
    'backend/modules/renewals/tooDear': [
      'Il coûte maintenant ',
      ['amount'],
      ', plus que ce que nous vous avions annoncé, et nous ne pouvons plus vous prévenir assez tôt avant le débit. Rien n’a été débité.',
    ],
    'backend/modules/renewals/notRenewed': 'Le registre ne l’a pas renouvelé. Rien n’a été débité.',
    'backend/modules/renewals/failedNext': [
      'Nous réessaierons le ',
      ['date'],
      ', avec la carte qui sera alors la carte par défaut de votre compte. Enregistrez-en ou choisissez-en une autre ici : ',
      ['url'],
    ],
    'backend/modules/renewals/failedNow':
      'Inutile d’attendre : renouvelez vous-même le domaine, avec la carte de votre choix.',
    'backend/modules/renewals/failedOver':
      'Nous ne réessaierons pas. Renouvelez vous-même le domaine, avec la carte de votre choix, sinon il expirera.',
    'backend/modules/renewals/renewDomain': ['Renouveler ', ['domain']],
    'backend/modules/renewals/restoreDomain': ['Restaurer ', ['domain']],
    'backend/modules/renewals/renewedMeanwhile': [
      'Si vous l’avez renouvelé entre-temps, vous n’avez plus rien à faire. Des questions ? Écrivez à ',
      ['email'],
      '.',
    ],
    'backend/modules/renewals/expiredSubject': [['domain'], ' a expiré'],
    'backend/modules/renewals/expiresSubject': [
      ['domain'],
      ' expire dans ',
      ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
    ],
    'backend/modules/renewals/expiredText': [
      ['domain'],
      ' a expiré le ',
      ['date'],
      '. Son site et sa messagerie peuvent s’arrêter à tout moment.',
    ],
    'backend/modules/renewals/expiresText': [['domain'], ' expire le ', ['date'], '.'],
    'backend/modules/renewals/renewCost': [
      'Son renouvellement pour ',
      ['years', 2, { one: 'un an', other: [0, ' ans'] }],
      ['hasAddOns', 1, { true: [' avec ', ['addOns']], other: '' }],
      ' coûte ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' et ', ['tax'], ' de taxes)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' Ce montant comprend ', ['feeAmount'], ' hors taxes de frais de retard.'],
          restore: [' Ce montant comprend ', ['feeAmount'], ' hors taxes pour la restauration du domaine.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreCost': [
      'Sa restauration et son renouvellement pour ',
      ['years', 2, { one: 'un an', other: [0, ' ans'] }],
      ['hasAddOns', 1, { true: [' avec ', ['addOns']], other: '' }],
      ' coûtent ',
      ['total'],
      ['isTaxed', 1, { true: [' (', ['net'], ' et ', ['tax'], ' de taxes)'], other: '' }],
      '.',
      [
        'fee',
        1,
        {
          late: [' Ce montant comprend ', ['feeAmount'], ' hors taxes de frais de retard.'],
          restore: [' Ce montant comprend ', ['feeAmount'], ' hors taxes pour la restauration du domaine.'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceSame': [
      'Jusqu’au ',
      ['date'],
      ', il peut être renouvelé à ce prix.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Ensuite, pendant ',
            ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
            ', seule une restauration est possible, pour ',
            ['restore'],
            ' de plus, hors taxes ; après quoi tout le monde peut l’enregistrer.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceDearer': [
      'Après ce jour, et jusqu’au ',
      ['date'],
      ', il peut encore être renouvelé, pour ',
      ['late'],
      ' de plus, hors taxes.',
      [
        'canRestore',
        1,
        {
          true: [
            ' Ensuite, pendant ',
            ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
            ', seule une restauration est possible, pour ',
            ['restore'],
            ' de plus, hors taxes ; après quoi tout le monde peut l’enregistrer.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreLater': [
      'Ensuite, pendant ',
      ['days', 2, { one: [0, ' jour'], other: [0, ' jours'] }],
      ', seule une restauration est possible, pour ',
      ['restore'],
      ' de plus, hors taxes ; après quoi tout le monde peut l’enregistrer.',
    ],
    'backend/modules/renewals/ownerExpired': [
      'Vous êtes titulaire de ',
      ['domain'],
      ', qui a expiré le ',
      ['date'],
      '.',
    ],
    'backend/modules/renewals/ownerExpires': ['Vous êtes titulaire de ', ['domain'], ', qui expire le ', ['date'], '.'],
    'backend/modules/renewals/ownerExpiredText':
      'Son site et sa messagerie peuvent s’arrêter à tout moment, et après un certain temps tout le monde pourra l’enregistrer.',
    'backend/modules/renewals/ownerExpiresText':
      'S’il n’est pas renouvelé, son site et sa messagerie cesseront de fonctionner après ce jour.',
    'backend/modules/renewals/ownerManager':
      'La personne qui le gère dans notre boutique a été informée du prix et peut le renouveler.',
    'backend/modules/renewals/ownerNote': ['Si vous ne savez pas de qui il s’agit, écrivez à ', ['email'], '.'],
    'backend/modules/reversals/subject': ['Remboursement de ', ['amount']],
    'backend/modules/reversals/byShop': [
      [
        'part',
        1,
        {
          all: [
            'Nous avons remboursé ',
            ['amount'],
            ' sur votre carte, soit tout ce qui restait de votre paiement pour cette commande.',
          ],
          line: [
            'Nous avons remboursé ',
            ['amount'],
            ' sur votre carte : ce que vous aviez payé pour ',
            ['domain'],
            '.',
          ],
          part: [
            'Nous avons remboursé ',
            ['amount'],
            ' sur votre carte, une partie de votre paiement pour cette commande.',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/reversals/byBank': [
      'Vous avez contesté le paiement de cette commande, et votre banque vous a rendu ',
      ['amount'],
      '. Nous avons comptabilisé ce montant comme remboursé.',
    ],
    'backend/modules/reversals/days': 'Le montant peut mettre cinq à dix jours à apparaître sur votre relevé.',
    'backend/modules/reversals/seeReceipt': 'Voir le reçu',
    'backend/modules/reversals/orderNote': ['Commande ', ['order'], '. Des questions ? Écrivez à ', ['email'], '.'],
    'backend/modules/security/confirmSubject': ['Confirmez votre nouvelle adresse e-mail pour ', ['shop']],
    'backend/modules/security/confirmText': [
      'Confirmez que cette adresse est bien la vôtre, et votre compte ',
      ['shop'],
      ' y sera rattaché : vous vous connecterez avec elle et y recevrez nos e-mails.',
    ],
    'backend/modules/security/confirmButton': 'Utiliser cette adresse',
    'backend/modules/security/confirmNote': [
      'Le lien fonctionne une seule fois, pendant ',
      ['hours', 2, { one: [0, ' heure'], other: [0, ' heures'] }],
      '. Si vous n’avez rien demandé, ignorez cet e-mail : rien ne se passe sans le lien.',
    ],
    'backend/modules/security/takenSubject': ['Vous avez déjà un compte chez ', ['shop']],
    'backend/modules/security/takenText':
      'Nous avons reçu une demande de rattachement d’un autre compte à cette adresse. Elle a déjà un compte : rien n’a été modifié.',
    'backend/modules/security/movedSubject': ['Votre compte ', ['shop'], ' a une nouvelle adresse e-mail'],
    'backend/modules/security/movedText': [
      'L’adresse de votre compte vient d’être remplacée par ',
      ['email'],
      '. Nos e-mails y sont désormais envoyés. Si c’était vous, vous n’avez rien à faire.',
    ],
    'backend/modules/security/movedButton': 'Ce n’était pas moi : récupérer le compte',
    'backend/modules/security/movedNote': [
      'Le lien fonctionne pendant ',
      ['hours', 2, { one: [0, ' heure'], other: [0, ' heures'] }],
      '. Il rétablit cette adresse et déconnecte tous les appareils. Passé ce délai, écrivez à ',
      ['email'],
      '.',
    ],
    'backend/modules/security/restoredSubject': ['Votre compte ', ['shop'], ' est de nouveau rattaché à cette adresse'],
    'backend/modules/security/restoredText':
      'Votre compte utilise à nouveau cette adresse, et tous les appareils ont été déconnectés.',
    'backend/modules/security/restoredButton': 'Définir un nouveau mot de passe',
    'backend/modules/security/restoredNote':
      'Si vous n’avez pas changé l’adresse vous-même, commencez par définir un nouveau mot de passe.',
    'backend/modules/security/totpAddedSubject': ['Application d’authentification ajoutée à votre compte ', ['shop']],
    'backend/modules/security/totpAdded':
      'Une application d’authentification a été ajoutée. Son code vous sera désormais demandé à la connexion. Tous les autres appareils ont été déconnectés.',
    'backend/modules/security/totpRemovedSubject': [
      'Application d’authentification supprimée de votre compte ',
      ['shop'],
    ],
    'backend/modules/security/totpRemoved':
      'L’application d’authentification a été supprimée. Ses codes ne vous seront plus demandés. Tous les autres appareils ont été déconnectés.',
    'backend/modules/security/passkeyAddedSubject': ['Clé d’accès ajoutée à votre compte ', ['shop']],
    'backend/modules/security/passkeyAdded':
      'Une clé d’accès a été ajoutée. Elle permet de se connecter à votre compte. Tous les autres appareils ont été déconnectés.',
    'backend/modules/security/passkeyRemovedSubject': ['Clé d’accès supprimée de votre compte ', ['shop']],
    'backend/modules/security/passkeyRemoved':
      'Une clé d’accès a été supprimée. Elle ne permet plus de se connecter à votre compte. Tous les autres appareils ont été déconnectés.',
    'backend/modules/security/codesRenewedSubject': ['Nouveaux codes de secours pour votre compte ', ['shop']],
    'backend/modules/security/codesRenewed':
      'De nouveaux codes de secours ont été créés. Les précédents ne fonctionnent plus.',
    'backend/modules/security/passwordChangedSubject': ['Nouveau mot de passe pour votre compte ', ['shop']],
    'backend/modules/security/passwordChanged':
      'Le mot de passe de votre compte a été modifié, et tous les autres appareils ont été déconnectés.',
    'backend/modules/support-sessions/beganSubject': ['Notre assistance est connectée à votre compte ', ['shop']],
    'backend/modules/support-sessions/beganText': [
      ['staff'],
      ', de l’assistance de ',
      ['shop'],
      ', est connecté à votre compte pour vous aider, pendant ',
      ['minutes', 2, { one: [0, ' minute'], many: [0, ' minutes'], other: [0, ' minutes'] }],
      ' au plus.',
    ],
    'backend/modules/support-sessions/beganReason': ['Motif indiqué : ', ['reason']],
    'backend/modules/support-sessions/beganLimits':
      'Votre mot de passe, votre connexion en deux étapes, vos cartes et vos clés API restent hors de sa portée, et aucune commande n’est possible. Ce qui est modifié apparaît dans votre activité avec son nom.',
    'backend/modules/support-sessions/beganButton': 'Voir ou arrêter depuis votre compte',
    'backend/modules/support-sessions/beganNote': [
      'Vous n’avez pas demandé d’aide ? Mettez fin à la session dans votre compte, parmi les appareils connectés, et écrivez à ',
      ['email'],
      '.',
    ],
    'backend/modules/transfers/confirmSubject': ['Confirmez le transfert de ', ['domain']],
    'backend/modules/transfers/confirmText': [
      'Le bureau d’enregistrement a envoyé un e-mail au titulaire de ',
      ['domain'],
      ' pour confirmer le transfert. La confirmation est nécessaire avant le ',
      ['date'],
      ' ; sinon, le transfert prend fin et nous vous remboursons.',
    ],
    'backend/modules/transfers/confirmUndated': [
      'Le bureau d’enregistrement a envoyé un e-mail au titulaire de ',
      ['domain'],
      ' pour confirmer le transfert. Sans confirmation, le transfert prend fin et nous vous remboursons.',
    ],
    'backend/modules/transfers/confirmNote':
      'L’e-mail n’est pas arrivé ? Vérifiez le courrier indésirable, ou faites-le renvoyer depuis la page du transfert.',
    'backend/modules/transfers/movesSubject': [
      'Le transfert de ',
      ['domain'],
      ' est confirmé ; arrivée d’ici au ',
      ['date'],
    ],
    'backend/modules/transfers/movesNext': ['Le transfert de ', ['domain'], ' est confirmé'],
    'backend/modules/transfers/movesText': [
      'Le bureau d’enregistrement actuel de ',
      ['domain'],
      ' a jusqu’au ',
      ['date'],
      ' pour s’opposer. Sans opposition, le domaine est transféré automatiquement. Vous n’avez rien à faire.',
    ],
    'backend/modules/transfers/movesUndated': [
      'Le bureau d’enregistrement actuel de ',
      ['domain'],
      ' a quelques jours pour s’opposer. Sans opposition, le domaine est transféré automatiquement. Vous n’avez rien à faire.',
    ],
    'backend/modules/transfers/movesNote':
      'Votre site et votre messagerie continuent comme avant : les serveurs de noms restent les mêmes.',
    'backend/modules/transfers/seeTransfer': 'Voir le transfert',
    'backend/modules/transfers/calledSubject': ['Vous avez annulé le transfert de ', ['domain']],
    'backend/modules/transfers/calledText': [
      'Le ',
      ['at'],
      ', vous avez annulé le transfert de ',
      ['domain'],
      ' de la commande ',
      ['order'],
      '.',
    ],
    'backend/modules/transfers/calledNote': [
      ['domain'],
      ' reste chez son bureau d’enregistrement actuel. Ce que vous avez payé pour le transfert sera remboursé sur votre carte dès que le bureau d’enregistrement aura confirmé l’annulation.',
    ],
    'backend/modules/transfers/seeOrder': 'Voir la commande',
    'backend/modules/transfers/staffCalledSubject': ['Nous avons annulé le transfert de ', ['domain']],
    'backend/modules/transfers/staffCalledText': [
      'Le ',
      ['at'],
      ', notre assistance a annulé le transfert de ',
      ['domain'],
      ' de la commande ',
      ['order'],
      '. Motif : ',
      ['reason'],
    ],
  },
  ja: {
    'backend/core/greeting': [['name'], '様'],
    'backend/core/greetingNameless': 'お客様',
    'backend/core/questions': ['ご不明な点は', ['email'], 'までお問い合わせください。'],
    'backend/core/notYou': [
      'お心当たりがない場合は、すぐに',
      ['url'],
      'で新しいパスワードを設定し、',
      ['email'],
      'までご連絡ください。',
    ],
    'backend/core/privacy': 'プライバシー保護',
    'backend/core/domainForwarding': 'URL転送',
    'backend/core/emailForwarding': 'メール転送',
    'backend/core/forAddresses': [['count', 2, { other: ['メール転送（', 0, '件）'] }]],
    'backend/core/newAddresses': [['count', 2, { other: ['メール転送（追加', 0, '件）'] }]],
    'backend/forwarding/unknownTitle': '転送先が見つかりません',
    'backend/forwarding/unknownText':
      'このドメインの転送はこのサーバーに設定されていません。ドメインをお持ちで、設定したばかりの場合は、1分ほど待ってからもう一度お試しください。',
    'backend/forwarding/circleTitle': '転送がループしています',
    'backend/forwarding/circleText':
      'このドメインの転送先をたどると元に戻ってしまうため、転送を停止しました。ドメインの登録者は、管理画面で別の転送先を設定できます。',
    'backend/forwarding/startingTitle': 'しばらくしてからもう一度お試しください',
    'backend/forwarding/startingText': 'サーバーが起動した直後のため、転送先の情報をまだ読み込んでいません。',
    'backend/forwarding/readTitle': 'このアドレスは閲覧専用です',
    'backend/forwarding/readText':
      '転送中のドメインでは、フォームやファイルを送信できません。トップページへお進みください。',
    'backend/modules/account/closedSubject': [['shop'], 'のアカウントを閉鎖しました'],
    'backend/modules/account/closedText':
      'ご依頼に基づきアカウントを閉鎖し、すべての端末からログアウトしました。この操作は取り消せません。',
    'backend/modules/account/closedErased':
      'パスワード、保存済みの連絡先、カート、カードの情報は消去されました。注文と領収書は、税法の定めにより保管されます。各ドメインの登録者の情報は当社での管理が終わってから2年後まで、変更履歴はお名前の代わりに番号を付けて保管されます。これらを他の目的に使うことはありません。',
    'backend/modules/account/closedReopen':
      '同じメールアドレスで、いつでも新しいアカウントを作成できます。以前の情報は引き継がれません。',
    'backend/modules/account/closedNote': ['お心当たりがない場合は、すぐに', ['email'], 'までご連絡ください。'],
    'backend/modules/account/vatSubject': ['VAT番号', ['number'], 'を確認できませんでした'],
    'backend/modules/account/vatText': [
      'VAT番号',
      ['number'],
      'はVAT登録簿（VIES）に見つかりませんでした。今後の注文には、お客様の国の税が加算されます。',
    ],
    'backend/modules/account/vatAdvice':
      '番号に誤りがない場合は、税務署にVIESへの登録を依頼し、その後で請求先情報を保存し直してください。',
    'backend/modules/account/vatButton': '請求先情報を見る',
    'backend/modules/address-corrections/noticeSubject': [
      '【',
      ['shop'],
      '】アカウントのメールアドレスの変更依頼を受け付けました',
    ],
    'backend/modules/address-corrections/noticeText': [
      ['shop'],
      'のサポートに、お客様がこのアドレスのメールを受け取れなくなったとの連絡があり、アカウントのメールアドレスを',
      ['email'],
      'に変更するよう依頼されました。',
    ],
    'backend/modules/address-corrections/noticeWait': [
      'お客様からご連絡がない場合、変更は早くても',
      ['date'],
      '以降、',
      ['email'],
      'の確認が済んだ時点で行われます。',
    ],
    'backend/modules/address-corrections/noticeAsk':
      'お心当たりがない場合は、今すぐ変更を中止してください。ログインは不要で、アカウントはそのまま維持されます。ご自身の依頼である場合は、同じページで承認すると、待たずに変更できます。',
    'backend/modules/address-corrections/noticeButton': '変更を中止または承認',
    'backend/modules/address-corrections/noticeNote': [
      'リンクが無効になっていて、お心当たりがない場合は、すぐに',
      ['email'],
      'までご連絡ください。',
    ],
    'backend/modules/address-corrections/confirmSubject': [
      '【',
      ['shop'],
      '】アカウントのメールアドレスをご確認ください',
    ],
    'backend/modules/address-corrections/confirmText': [
      ['shop'],
      'のサポートに、アカウントのメールアドレスをこのアドレスに変更するよう依頼がありました。ご自身のアドレスであることを確認してください。確認するまで何も変わりません。',
    ],
    'backend/modules/address-corrections/confirmWait': [
      '確認後、現在のアドレスから異議を申し立てられるよう、変更は早くても',
      ['date'],
      '以降に行われます。現在のアドレスで承認された場合は、それより早く変更されます。',
    ],
    'backend/modules/address-corrections/confirmButton': 'このアドレスを確認',
    'backend/modules/address-corrections/confirmNote': [
      'リンクは',
      ['date'],
      'まで有効です。お心当たりがない場合は、このメールを無視するか、同じページで変更を中止してください。',
    ],
    'backend/modules/address-corrections/doneSubject': [
      ['shop'],
      'アカウントのメールアドレスをこのアドレスに変更しました',
    ],
    'backend/modules/address-corrections/doneText':
      'アカウントのメールアドレスをこのアドレスに変更しました。すべての端末からログアウトし、すべてのAPIキーを失効させました。これまでのパスワードは使えませんので、新しいパスワードを設定してください。2段階認証の設定はそのままです。',
    'backend/modules/address-corrections/doneOwners':
      'ドメインの登録者、保存済みの連絡先、請求先情報は変更されていません。以前のアドレスが残っている場合は、ログイン後に変更してください。レジストリからの連絡は登録者のアドレスに届きます。',
    'backend/modules/address-corrections/doneWait': [
      ['hours', 2, { other: [0, '時間'] }],
      'は、以前のアドレスでアカウントを取り戻せます。それまでは、AuthCodeの表示、ドメインの削除、登録者の変更、アカウントの閉鎖はできません。',
    ],
    'backend/modules/address-corrections/doneButton': '新しいパスワードを設定',
    'backend/modules/address-corrections/endedSubject': [['shop'], 'アカウントのメールアドレスは変更されません'],
    'backend/modules/address-corrections/endedText': [
      [
        'reason',
        1,
        {
          stopped: [['email'], 'への変更は中止されました。'],
          cancelled: ['サポートが', ['email'], 'への変更を取り消しました。'],
          expired: ['期限までに', ['email'], 'の確認が行われなかったため、変更は行われません。'],
          dropped: [['email'], 'への変更は行われません。'],
          other: '',
        },
      ],
    ],
    'backend/modules/address-corrections/endedNothing': '変更された内容はありません。',
    'backend/modules/api-keys/createdSubject': [['shop'], 'のアカウントにAPIキーが作成されました'],
    'backend/modules/api-keys/createdText': [
      'APIキー「',
      ['name'],
      '」（',
      ['prefix'],
      '…）が作成されました。このキーを持つプログラムは、次の操作を代行できます。',
    ],
    'backend/modules/api-keys/reads': 'ドメイン、DNSレコード、注文、領収書を読み取ります。',
    'backend/modules/api-keys/changesDns': 'すべてのドメインのDNSレコードを変更します。',
    'backend/modules/api-keys/changesDnsOf': [['domain'], 'のDNSレコードを変更します。'],
    'backend/modules/api-keys/orders': '注文を行い、保存済みのカードで支払います。',
    'backend/modules/api-keys/noEnd': '失効させるまで使えます。',
    'backend/modules/api-keys/endsOn': [['date'], 'まで使えます。'],
    'backend/modules/api-keys/seeKeys': 'APIキーを表示',
    'backend/modules/api-keys/revokedSubject': [['shop'], 'のアカウントのAPIキーが失効しました'],
    'backend/modules/api-keys/revokedText': [
      ['count', 2, { other: ['アカウントのAPIキー', 0, '個がすべて失効しました：', ['names']] }],
    ],
    'backend/modules/api-keys/revokedNext':
      'メールによりアカウントへのアクセスが回復されました。第三者がキーを入手していた可能性があるため、これらのキーを使っていたプログラムは操作を代行できなくなりました。新しいキーを設定してください。',
    'backend/modules/auth/verifySubject': ['【', ['shop'], '】メールアドレスの確認をお願いします'],
    'backend/modules/auth/verifyText': ['メールアドレスを確認すると、', ['shop'], 'のアカウントをご利用いただけます。'],
    'backend/modules/auth/verifyButton': 'メールアドレスを確認',
    'backend/modules/auth/verifyNote': [
      'リンクは',
      ['hours', 2, { other: [0, '時間'] }],
      '以内に1回だけ使え、設定したパスワードの入力が必要です。アカウントを作成した覚えがない場合は、このメールを無視してください。リンクとパスワードがなければ何も起こりません。',
    ],
    'backend/modules/auth/existsSubject': [['shop'], 'のアカウントはすでにあります'],
    'backend/modules/auth/existsText':
      'このメールアドレスでアカウントを作成する申し込みがありましたが、すでにアカウントがあるため、変更は行っていません。',
    'backend/modules/auth/existsButton': 'ログイン',
    'backend/modules/auth/existsNote': [
      'パスワードをお忘れの場合は、',
      ['url'],
      'で新しいパスワードを設定してください。お心当たりがない場合は、何もする必要はありません。',
    ],
    'backend/modules/auth/recoverySubject': ['【', ['shop'], '】新しいパスワードの設定'],
    'backend/modules/auth/recoveryText': 'パスワードの再設定の申し込みがありました。',
    'backend/modules/auth/recoveryButton': '新しいパスワードを設定',
    'backend/modules/auth/recoveryNote': [
      'リンクは',
      ['hours', 2, { other: [0, '時間'] }],
      '以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    ],
    'backend/modules/auth/changedSubject': [['shop'], 'のパスワードが変更されました'],
    'backend/modules/auth/changedText': 'アカウントのパスワードが変更され、すべての端末からログアウトしました。',
    'backend/modules/checkout/failedSubject': 'ご注文を処理できませんでした',
    'backend/modules/checkout/partSubject': [
      ['all', 2, { other: ['ドメイン', 0, '件のうち', ['got', 2, { other: [0, '件'] }], 'を取得しました'] }],
    ],
    'backend/modules/checkout/doneSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を取得しました'],
          renew: [['domain'], 'を更新しました'],
          transfer: [['domain'], 'の移管が完了しました'],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しました'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/severalSubject': [['count', 2, { other: ['ドメイン', 0, '件の手続きが完了しました'] }]],
    'backend/modules/checkout/runningSubject': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を登録しています'],
          renew: [['domain'], 'を更新しています'],
          transfer: [['domain'], 'の移管を進めています'],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しています'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/openSubject': [['count', 2, { other: ['ドメイン', 0, '件の手続きを進めています'] }]],
    'backend/modules/checkout/done': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を取得しました。'],
          renew: [['domain'], 'を更新しました。'],
          transfer: [['domain'], 'の移管が完了しました。'],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しました。'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/doneUntil': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を取得しました。有効期限は', ['date'], 'です。'],
          renew: [['domain'], 'を更新しました。有効期限は', ['date'], 'です。'],
          transfer: [['domain'], 'の移管が完了しました。有効期限は', ['date'], 'です。'],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しました。', ['date'], 'まで利用できます。'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/running': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を登録しています。'],
          renew: [['domain'], 'を更新しています。'],
          transfer: [['domain'], 'の移管を進めています。'],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しています。'],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/runningWhy': [
      [
        'kind',
        1,
        {
          new: [['domain'], 'を登録しています。', ['reason']],
          renew: [['domain'], 'を更新しています。', ['reason']],
          transfer: [['domain'], 'の移管を進めています。', ['reason']],
          add_ons: [['domain'], 'に', ['addOns'], 'を追加しています。', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/notDone': '処理できませんでした。',
    'backend/modules/checkout/notCharged': [['domain'], '：', ['reason'], '料金は請求されていません。'],
    'backend/modules/checkout/refunded': [['domain'], '：', ['reason'], '料金は返金されました。'],
    'backend/modules/checkout/charged': [
      'カードへの請求額：',
      ['charged'],
      '。',
      ['isRefunded', 1, { true: ['このうち', ['refunded'], 'は返金されました。'], other: '' }],
      ['isReleased', 1, { true: [['released'], '分の利用枠は解除されました。'], other: '' }],
    ],
    'backend/modules/checkout/nothingCharged': [
      '料金は請求されていません。',
      ['isReleased', 1, { true: ['カードで確保されていた', ['released'], '分の利用枠は解除されました。'], other: '' }],
    ],
    'backend/modules/checkout/paidNote': '最終的に処理できなかった分は、カードに返金されます。お客様の操作は不要です。',
    'backend/modules/checkout/refundSubject': [['domain'], 'の料金', ['amount'], 'を返金します'],
    'backend/modules/checkout/refundWhy': [['domain'], '：', ['reason']],
    'backend/modules/checkout/refundText': [
      ['amount'],
      'をカードに返金しました。ご利用明細に反映されるまで、5～10日かかる場合があります。',
    ],
    'backend/modules/checkout/seeReceipt': '領収書を見る',
    'backend/modules/checkout/seeOrder': '注文を見る',
    'backend/modules/checkout/orderNote': [
      '注文番号：',
      ['order'],
      '。ご不明な点は',
      ['email'],
      'までお問い合わせください。',
    ],
    'backend/modules/checkout/withdrawnSubject': ['注文', ['order'], 'の契約撤回を受け付けました'],
    'backend/modules/checkout/withdrawnAt': ['契約撤回の申し出を', ['at'], 'に受け付けました。'],
    'backend/modules/checkout/withdrawnBy': [
      '申出人：',
      ['name'],
      '（',
      ['email'],
      '）、対象：',
      ['date'],
      'の注文',
      ['order'],
      '。',
    ],
    'backend/modules/checkout/withdrawnUnbegun': [
      ['domain'],
      '：処理を始めていなかったため、注文から除きました。料金は請求されません。',
    ],
    'backend/modules/checkout/withdrawnFailed': [['domain'], '：取得できなかったため、料金は請求されていません。'],
    'backend/modules/checkout/withdrawnDone': [
      [
        'kind',
        1,
        {
          new: [
            ['domain'],
            '：お支払いの前にご依頼いただいたとおり登録が完了しているため、撤回権は消滅しています。返金はありません。',
          ],
          renew: [
            ['domain'],
            '：お支払いの前にご依頼いただいたとおり更新が完了しているため、撤回権は消滅しています。返金はありません。',
          ],
          restore: [
            ['domain'],
            '：お支払いの前にご依頼いただいたとおり復旧が完了しているため、撤回権は消滅しています。返金はありません。',
          ],
          transfer: [
            ['domain'],
            '：お支払いの前にご依頼いただいたとおり移管が完了しているため、撤回権は消滅しています。返金はありません。',
          ],
          add_ons: [
            ['domain'],
            '：お支払いの前にご依頼いただいたとおり',
            ['addOns'],
            'が追加されているため、撤回権は消滅しています。返金はありません。',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/checkout/withdrawnRefunded': [
      ['domain'],
      '：取得できませんでした。撤回の有無にかかわらず、料金はカードに返金されます。',
    ],
    'backend/modules/checkout/withdrawnTransfer': [
      ['domain'],
      '：移管の手続き中です。移管をキャンセルし、お支払いいただいた料金をカードに返金します。完了したとき、またはキャンセルできなかったときは、メールでお知らせします。',
    ],
    'backend/modules/checkout/withdrawnPending': [
      ['domain'],
      '：レジストリで処理中です。処理が完了した場合は撤回権が消滅し、完了しなかった場合は料金はかかりません。',
    ],
    'backend/modules/checkout/withdrawnRunning': [
      ['domain'],
      '：現在処理中です。レジストリに受け付けられた場合は撤回権が消滅し、受け付けられなかった場合は料金はかかりません。',
    ],
    'backend/modules/checkout/stopSubject': [['domain'], 'の移管をキャンセルできませんでした'],
    'backend/modules/checkout/stopWhy': [['domain'], '：', ['reason']],
    'backend/modules/dnssec/onSubject': [['domain'], 'のDNSSECがオンになりました'],
    'backend/modules/dnssec/onText': [
      ['domain'],
      'のDSレコードがレジストリに登録されました。DNSSECの署名を検証するリゾルバーは、偽の応答を拒否します。',
    ],
    'backend/modules/dnssec/onHere': [
      'ネームサーバーの変更や',
      ['domain'],
      'の他社への移管を行う場合は、先にDNSSECをオフにして24時間お待ちください。',
    ],
    'backend/modules/dnssec/onElsewhere':
      'ネームサーバーを変更する場合は、先にDNSSECをオフにして24時間お待ちください。',
    'backend/modules/dnssec/offSubject': [['domain'], 'のDNSSECがオフになりました'],
    'backend/modules/dnssec/offText': [
      ['domain'],
      'のDSレコードはレジストリから削除されました。Webサイトとメールはこれまでどおり使えますが、偽の応答は検出されなくなります。',
    ],
    'backend/modules/dnssec/offUntil': [
      ['at'],
      'まではリゾルバーのキャッシュにDSレコードが残っている可能性があります。その後、ネームサーバーを変更できます。',
    ],
    'backend/modules/dnssec/seeDns': [['domain'], 'のDNSを見る'],
    'backend/modules/domains/nameserversSubject': [['domain'], 'のネームサーバーが変更されました'],
    'backend/modules/domains/nameserversText': [
      ['domain'],
      'のネームサーバーは',
      ['servers'],
      'になりました。Webサイトとメールの接続先は、このネームサーバーで決まります。',
    ],
    'backend/modules/domains/unlockedSubject': [['domain'], 'の移管ロックが解除されました'],
    'backend/modules/domains/unlockedText': [
      ['domain'],
      'は、AuthCodeを知っている人であれば誰でも他のレジストラへ移管できる状態になりました。',
    ],
    'backend/modules/domains/ownerSubject': [['domain'], 'の登録者情報が変更されました'],
    'backend/modules/domains/ownerText': [
      'レジストリに登録されている',
      ['domain'],
      'の登録者情報のうち、次の項目が変更されました：',
      ['fields'],
      '。',
    ],
    'backend/modules/domains/contactSubject': [
      [
        'role',
        1,
        {
          admin: [['domain'], 'の管理担当者が変更されました'],
          tech: [['domain'], 'の技術担当者が変更されました'],
          billing: [['domain'], 'の請求担当者が変更されました'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactText': [
      [
        'role',
        1,
        {
          admin: [
            'レジストリに登録されている',
            ['domain'],
            'の管理担当者の情報のうち、次の項目が変更されました：',
            ['fields'],
            '。',
          ],
          tech: [
            'レジストリに登録されている',
            ['domain'],
            'の技術担当者の情報のうち、次の項目が変更されました：',
            ['fields'],
            '。',
          ],
          billing: [
            'レジストリに登録されている',
            ['domain'],
            'の請求担当者の情報のうち、次の項目が変更されました：',
            ['fields'],
            '。',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/contactOwner': [
      [
        'role',
        1,
        {
          admin: [['domain'], 'の管理担当者は、登録者と同じになりました。'],
          tech: [['domain'], 'の技術担当者は、登録者と同じになりました。'],
          billing: [['domain'], 'の請求担当者は、登録者と同じになりました。'],
          other: '',
        },
      ],
    ],
    'backend/modules/domains/field': [
      [
        'field',
        1,
        {
          kind: '個人・組織の区分',
          org_name: '組織名',
          first_name: '名',
          last_name: '姓',
          email: 'メールアドレス',
          phone: '電話番号',
          address1: '番地',
          address2: '建物名など',
          city: '市区町村',
          state: '都道府県・州',
          postal_code: '郵便番号',
          country: '国',
          owner: '登録者',
          other: '',
        },
      ],
    ],
    'backend/modules/domains/shownSubject': [['domain'], 'のAuthCodeが表示されました'],
    'backend/modules/domains/shownText': [
      'アカウントで',
      ['domain'],
      'のAuthCodeが表示されました。移管ロックが解除されている間は、AuthCodeを知っている人がドメインを他社へ移管できます。',
    ],
    'backend/modules/domains/seeDomain': [['domain'], 'を見る'],
    'backend/modules/domains/deletedSubject': [['domain'], 'を削除しました'],
    'backend/modules/domains/deletedText': [
      ['domain'],
      'は',
      ['at'],
      'に削除されました。Webサイトとメールは使えなくなりました。',
    ],
    'backend/modules/domains/deletedRefund':
      '登録料金はカードに返金されます。返金の手続きが済みましたら、返金明細書とともにあらためてお知らせします。',
    'backend/modules/domains/deletedKept': '削除前にご案内したとおり、返金はありません。',
    'backend/modules/domains/deletedNote': [
      'お心当たりがない場合は、すぐに新しいパスワードを設定し、',
      ['email'],
      'までご連絡ください。',
    ],
    'backend/modules/domains/seeDomains': '保有ドメインを見る',
    'backend/modules/orders/taken': '少し前に他の人に登録されました。',
    'backend/modules/orders/priceChanged': 'レジストリが価格を変更したため、購入しませんでした。',
    'backend/modules/orders/notSold': 'このドメインはレジストリが販売していません。',
    'backend/modules/orders/data': 'このドメインの登録者情報がレジストリに受け付けられませんでした。',
    'backend/modules/orders/authCode':
      'AuthCodeが現在のレジストラに受け付けられませんでした。コピーし直すか新しいAuthCodeを取得して、もう一度お試しください。',
    'backend/modules/orders/locked':
      '現在のレジストラで移管ロックがかかっています。ロックを解除してから、もう一度お試しください。AuthCodeはそのまま使えます。',
    'backend/modules/orders/transferHold':
      '現在、レジストリまたは現在のレジストラにより移管が制限されています。いつまでかは移管の確認画面に表示されます。',
    'backend/modules/orders/denied':
      '現在のレジストラが移管を拒否しました。理由を確認してから、もう一度お試しください。',
    'backend/modules/orders/withdrawn':
      '現在のレジストラで移管がキャンセルされました。お心当たりがない場合は、誰がキャンセルしたのかを現在のレジストラにご確認ください。',
    'backend/modules/orders/cancelled': '移管はキャンセルされました。',
    'backend/modules/orders/inRedemption': '復旧期間に入ったため、復旧のみ可能です。料金はドメイン一覧に表示されます。',
    'backend/modules/orders/notRenewable':
      'まもなくレジストリから解放されるため、更新も復旧もできません。取得可能になったら、あらためて登録してください。',
    'backend/modules/orders/expiryDiffers': 'すでに更新されていたため、重ねて更新しませんでした。',
    'backend/modules/orders/notFound': 'どこにも登録されていないため、移管や更新の対象がありません。',
    'backend/modules/orders/neverReached': 'レジストリから応答がなく、注文は届きませんでした。',
    'backend/modules/orders/registryAsked': 'レジストリに申請しました。しばらく時間がかかる場合があります。',
    'backend/modules/orders/registrarAsked': '現在のレジストラに申請しました。数日かかる場合があります。',
    'backend/modules/orders/withdrawnInTime': '処理が始まる前に契約が撤回されました。',
    'backend/modules/orders/withdrawalTooLate':
      '契約の撤回を受け付けましたが、現在のレジストラがすでに移管を承認していたため、移管をキャンセルできません。返金額を確認し、14日以内にメールでお知らせします。',
    'backend/modules/orders/deletedInTime': '登録後の猶予期間内にドメインが削除されました。',
    'backend/modules/orders/refundedByShop': 'サポートが返金しました。',
    'backend/modules/orders/returnedByBank': 'カード発行会社が支払いを取り消しました。',
    'backend/modules/orders/cancelledByShop': '処理を始める前に、ショップがこの注文を取り消しました。',
    'backend/modules/orders/notYours': '保有ドメインではなくなったため、追加しませんでした。',
    'backend/modules/orders/expired': 'ドメインが期限切れになったため、追加しませんでした。先に更新してください。',
    'backend/modules/orders/renewedMeanwhile': 'すでに更新されていたため、以前の期間のオプションは追加しませんでした。',
    'backend/modules/orders/privacyRefused': ['レジストラで', ['addOn'], 'をオンにできませんでした。'],
    'backend/modules/orders/addOnThere': [['addOn'], 'はすでに追加されています。'],
    'backend/modules/orders/tooManyAddresses': [
      '使えるメールアドレスは',
      ['max', 2, { other: [0, '件'] }],
      'までで、すでに',
      ['has'],
      '件あります。',
    ],
    'backend/modules/orders/cardDeclined': [
      ['card'],
      'は銀行に承認されませんでした。料金は請求されていません。別のカードを使うか、銀行にお問い合わせください。',
    ],
    'backend/modules/orders/insufficientFunds': [
      ['card'],
      'の残高または利用可能額が不足しています。料金は請求されていません。別のカードを使ってください。',
    ],
    'backend/modules/orders/cardExpired': [
      ['card'],
      'は有効期限が切れています。料金は請求されていません。別のカードを使ってください。',
    ],
    'backend/modules/orders/notAuthenticated': [
      ['card'],
      'の本人確認を銀行で完了できませんでした。料金は請求されていません。もう一度試すか、別のカードを使ってください。',
    ],
    'backend/modules/orders/authenticationRequired': [
      ['card'],
      'でのお支払いには、銀行での本人確認が必要です。料金は請求されていません。ご自身でお支払い手続きを行うか、別のカードを使ってください。',
    ],
    'backend/modules/orders/methodMissing': [
      ['card'],
      'は保存されていません。料金は請求されていません。別のカードを使ってください。',
    ],
    'backend/modules/orders/challengeExpired': '銀行での本人確認が時間切れになりました。料金は請求されていません。',
    'backend/modules/orders/silentBank':
      '銀行からまだ回答がありません。もう一度支払わずにお待ちください。当社で確認を続けています。',
    'backend/modules/receipts/receipt': '領収書',
    'backend/modules/receipts/order': '注文書',
    'backend/modules/receipts/receiptTitle': ['領収書 ', ['number']],
    'backend/modules/receipts/orderTitle': ['注文書 ', ['number']],
    'backend/modules/receipts/number': '番号',
    'backend/modules/receipts/noNumber': 'なし（請求なし）',
    'backend/modules/receipts/issued': '発行日',
    'backend/modules/receipts/ordered': '注文日',
    'backend/modules/receipts/paidWith': 'お支払い方法',
    'backend/modules/receipts/seller': '販売者',
    'backend/modules/receipts/taxNumber': ['税務番号 ', ['number']],
    'backend/modules/receipts/buyer': '購入者',
    'backend/modules/receipts/vatNumber': ['VAT番号 ', ['number']],
    'backend/modules/receipts/name': 'ドメイン',
    'backend/modules/receipts/amountHead': ['税抜金額（', ['currency'], '）'],
    'backend/modules/receipts/line': [
      ['kind', 1, { new: '登録', renew: '更新', transfer: '移管', add_ons: 'オプション', other: '' }],
      ['hasYears', 1, { true: ['、', ['years', 2, { other: [0, '年'] }]], other: '' }],
      ['hasEnd', 1, { true: ['、', ['date'], 'まで'], other: '' }],
    ],
    'backend/modules/receipts/yearsIncluded': ['うち更新（', ['years', 2, { other: [0, '年'] }], '）：', ['amount']],
    'backend/modules/receipts/feeIncluded': [
      [
        'fee',
        1,
        { late: ['うち更新の遅延手数料：', ['amount']], restore: ['うち復旧手数料：', ['amount']], other: '' },
      ],
    ],
    'backend/modules/receipts/addOnIncluded': ['うち', ['addOn'], '：', ['amount']],
    'backend/modules/receipts/money': [
      [
        'money',
        1,
        { not_charged: '請求なし', refund_pending: '請求済み、返金手続き中', refunded: '請求後に返金済み', other: '' },
      ],
    ],
    'backend/modules/receipts/moneyWhy': [
      [
        'money',
        1,
        {
          not_charged: ['請求なし：', ['reason']],
          refund_pending: ['請求済み、返金手続き中：', ['reason']],
          refunded: ['請求後に返金済み：', ['reason']],
          other: '',
        },
      ],
    ],
    'backend/modules/receipts/beforeTax': '税抜',
    'backend/modules/receipts/reverseCharge': 'リバースチャージ',
    'backend/modules/receipts/reverseNote':
      'リバースチャージ：VATは受領者が申告・納付します（指令2006/112/EC第44条および第196条）。',
    'backend/modules/receipts/total': ['合計（', ['currency'], '）'],
    'backend/modules/receipts/charged': '請求額',
    'backend/modules/receipts/released': '利用枠の解除（請求なし）',
    'backend/modules/receipts/refund': [['number'], '、', ['date'], '：返金'],
    'backend/modules/receipts/paidEnd': '最終支払額',
    'backend/modules/receipts/questions': ['お問い合わせ：', ['email']],
    'backend/modules/receipts/tax': [['tax'], ' ', ['rate'], '%'],
    'backend/modules/registrant-verification/confirmSubject': [
      [
        'count',
        2,
        {
          '=1': [['domain'], 'の登録者メールアドレスをご確認ください'],
          other: ['ドメイン', 0, '件の登録者メールアドレスをご確認ください'],
        },
      ],
    ],
    'backend/modules/registrant-verification/confirmText': [
      'このメールアドレスは、',
      ['domains'],
      'の登録者の連絡先として登録されています。',
    ],
    'backend/modules/registrant-verification/confirmUntil': [
      'ICANNの規定により、',
      ['days', 2, { other: [0, '日'] }],
      '以内の確認が必要です。',
      ['count', 2, { other: [['date'], 'までに確認されない場合、確認されるまでドメインは使えなくなります。'] }],
    ],
    'backend/modules/registrant-verification/confirmSuspended': [
      ['count', 2, { other: '確認されるまでドメインは使えません。確認されるとすぐに再開します。' }],
    ],
    'backend/modules/registrant-verification/confirmButton': 'メールアドレスを確認',
    'backend/modules/registrant-verification/confirmNote': [
      ['count', 2, { other: ['ドメインにお心当たりがない場合は、', ['email'], 'までご連絡ください。'] }],
    ],
    'backend/modules/registrant-verification/suspendedSubject': [
      [
        'count',
        2,
        {
          '=1': [['domain'], '：登録者メールアドレスが確認されるまで停止中'],
          other: ['ドメイン', 0, '件：登録者メールアドレスが確認されるまで停止中'],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedText': [
      [
        'count',
        2,
        {
          other: [
            '登録者のメールアドレス',
            ['email'],
            'が',
            ['days', 2, { other: [0, '日'] }],
            '以内に確認されなかったため、ICANNの規定により',
            ['domains'],
            'のWebサイトとメールを停止しました。ドメインは引き続きお客様のものです。',
          ],
        },
      ],
    ],
    'backend/modules/registrant-verification/suspendedAdvice': [
      ['count', 2, { other: '確認メールを再送し、メール内のリンクを開いてください。ドメインはすぐに再開します。' }],
    ],
    'backend/modules/registrant-verification/suspendedButton': '確認メールを再送',
    'backend/modules/renewals/autorenewSubject': [['domain'], 'は', ['date'], 'に自動更新されます'],
    'backend/modules/renewals/dearerSubject': [['domain'], 'は', ['date'], 'に自動更新されます（料金変更のお知らせ）'],
    'backend/modules/renewals/autorenewOn': [
      ['domain'],
      'の有効期限は',
      ['date'],
      'です。自動更新がオンになっています。',
    ],
    'backend/modules/renewals/dearerText': [
      '前回お知らせした',
      ['amount'],
      'から値上がりしました。料金はまだ請求されていません。',
    ],
    'backend/modules/renewals/autorenewCharge': [
      ['date'],
      'に',
      ['hasAddOns', 1, { true: [['addOns'], 'を含めて'], other: '' }],
      ['years', 2, { other: [0, '年間'] }],
      '更新し、',
      ['hasCard', 1, { true: [['card'], 'に'], other: '' }],
      ['total'],
      ['isTaxed', 1, { true: ['（本体', ['net'], '、税', ['tax'], '）'], other: '' }],
      'を請求します。',
      [
        'fee',
        1,
        {
          late: ['このうち税抜', ['feeAmount'], 'は更新の遅延手数料です。'],
          restore: ['このうち税抜', ['feeAmount'], 'はドメインの復旧手数料です。'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/noCard': [
      'アカウントに保存済みのカードがありません。その日までに保存しないと、ドメインは期限切れになります：',
      ['url'],
    ],
    'backend/modules/renewals/cardDeclined': [
      '既定のカード（',
      ['card'],
      '）は、前回の請求時に承認されませんでした。その日までに別のカードを既定に設定しないと、ドメインは期限切れになります：',
      ['url'],
    ],
    'backend/modules/renewals/cardExpired': [
      ['card'],
      'は、その日までに有効期限が切れます。その前に別のカードを保存し、既定に設定してください：',
      ['url'],
    ],
    'backend/modules/renewals/neverMore':
      'お知らせした金額を超えて請求することはありません。その日までに値上がりした場合は、あらためてメールでお知らせします。',
    'backend/modules/renewals/seeDomain': [['domain'], 'を見る'],
    'backend/modules/renewals/autorenewOff': ['更新しない場合は、その日までに自動更新をオフにしてください：', ['url']],
    'backend/modules/renewals/failedSubject': [['domain'], 'を更新できませんでした'],
    'backend/modules/renewals/failedText': [
      ['domain'],
      '（有効期限',
      ['date'],
      '）を更新できませんでした。',
      ['problem'],
    ],
    'backend/modules/renewals/inRedemption':
      'すでに復旧期間に入っているため、手数料のかかる復旧が必要です。復旧手数料を自動で請求することはありません。料金は請求されていません。',
    'backend/modules/renewals/cardMissing': 'アカウントに保存済みのカードがないため、料金は請求されていません。',
    'backend/modules/renewals/cardOver': [['card'], 'の有効期限が切れているため、料金は請求されていません。'],
    'backend/modules/renewals/tooDear': [
      '現在の料金は',
      ['amount'],
      'で、前回お知らせした金額を上回ります。請求前にあらためてお知らせする時間がないため、料金は請求されていません。',
    ],
    'backend/modules/renewals/notRenewed': 'レジストリで更新されませんでした。料金は請求されていません。',
    'backend/modules/renewals/failedNext': [
      ['date'],
      'に、その時点の既定のカードでもう一度更新します。カードの保存や変更はこちらから行えます：',
      ['url'],
    ],
    'backend/modules/renewals/failedNow': 'それまで待たずに、お好きなカードで今すぐ更新することもできます。',
    'backend/modules/renewals/failedOver':
      '自動での更新はもう行われません。お好きなカードで更新してください。更新しない場合、ドメインは期限切れになります。',
    'backend/modules/renewals/renewDomain': [['domain'], 'を更新'],
    'backend/modules/renewals/restoreDomain': [['domain'], 'を復旧'],
    'backend/modules/renewals/renewedMeanwhile': [
      'すでに更新された場合は、何もする必要はありません。ご不明な点は',
      ['email'],
      'までお問い合わせください。',
    ],
    'backend/modules/renewals/expiredSubject': [['domain'], 'の有効期限が切れました'],
    'backend/modules/renewals/expiresSubject': [
      ['domain'],
      'の有効期限まであと',
      ['days', 2, { other: [0, '日'] }],
      'です',
    ],
    'backend/modules/renewals/expiredText': [
      ['domain'],
      'は',
      ['date'],
      'に有効期限が切れました。Webサイトやメールがいつ使えなくなってもおかしくない状態です。',
    ],
    'backend/modules/renewals/expiresText': [['domain'], 'の有効期限は', ['date'], 'です。'],
    'backend/modules/renewals/renewCost': [
      ['hasAddOns', 1, { true: [['addOns'], 'を含む'], other: '' }],
      ['years', 2, { other: [0, '年間'] }],
      'の更新料金は',
      ['total'],
      ['isTaxed', 1, { true: ['（本体', ['net'], '、税', ['tax'], '）'], other: '' }],
      'です。',
      [
        'fee',
        1,
        {
          late: ['このうち税抜', ['feeAmount'], 'は更新の遅延手数料です。'],
          restore: ['このうち税抜', ['feeAmount'], 'はドメインの復旧手数料です。'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreCost': [
      '復旧と',
      ['hasAddOns', 1, { true: [['addOns'], 'を含む'], other: '' }],
      ['years', 2, { other: [0, '年間'] }],
      'の更新の料金は',
      ['total'],
      ['isTaxed', 1, { true: ['（本体', ['net'], '、税', ['tax'], '）'], other: '' }],
      'です。',
      [
        'fee',
        1,
        {
          late: ['このうち税抜', ['feeAmount'], 'は更新の遅延手数料です。'],
          restore: ['このうち税抜', ['feeAmount'], 'はドメインの復旧手数料です。'],
          none: '',
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceSame': [
      ['date'],
      'までは同じ料金で更新できます。',
      [
        'canRestore',
        1,
        {
          true: [
            'その後の',
            ['days', 2, { other: [0, '日間'] }],
            'は復旧のみ可能で、税抜',
            ['restore'],
            'が加算されます。それを過ぎると、誰でも登録できるようになります。',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/graceDearer': [
      '有効期限を過ぎても',
      ['date'],
      'までは更新できますが、税抜',
      ['late'],
      'が加算されます。',
      [
        'canRestore',
        1,
        {
          true: [
            'その後の',
            ['days', 2, { other: [0, '日間'] }],
            'は復旧のみ可能で、税抜',
            ['restore'],
            'が加算されます。それを過ぎると、誰でも登録できるようになります。',
          ],
          other: '',
        },
      ],
    ],
    'backend/modules/renewals/restoreLater': [
      'その後の',
      ['days', 2, { other: [0, '日間'] }],
      'は復旧のみ可能で、税抜',
      ['restore'],
      'が加算されます。それを過ぎると、誰でも登録できるようになります。',
    ],
    'backend/modules/renewals/ownerExpired': [
      'お客様が登録者となっている',
      ['domain'],
      'は、',
      ['date'],
      'に有効期限が切れました。',
    ],
    'backend/modules/renewals/ownerExpires': [
      'お客様が登録者となっている',
      ['domain'],
      'の有効期限は',
      ['date'],
      'です。',
    ],
    'backend/modules/renewals/ownerExpiredText':
      'Webサイトとメールはいつ使えなくなってもおかしくない状態で、一定期間が過ぎると誰でも登録できるようになります。',
    'backend/modules/renewals/ownerExpiresText':
      '更新されない場合、この日を過ぎるとWebサイトとメールが使えなくなります。',
    'backend/modules/renewals/ownerManager':
      '当社でこのドメインを管理している方に料金をお知らせしており、その方が更新できます。',
    'backend/modules/renewals/ownerNote': ['管理している方がわからない場合は、', ['email'], 'までご連絡ください。'],
    'backend/modules/reversals/subject': [['amount'], 'を返金しました'],
    'backend/modules/reversals/byShop': [
      [
        'part',
        1,
        {
          all: ['この注文のお支払いの残り全額、', ['amount'], 'をお客様のカードに返金しました。'],
          line: [['domain'], 'のお支払い額、', ['amount'], 'をお客様のカードに返金しました。'],
          part: ['この注文のお支払いの一部、', ['amount'], 'をお客様のカードに返金しました。'],
          other: '',
        },
      ],
    ],
    'backend/modules/reversals/byBank': [
      'この注文のお支払いについて異議申し立てがあり、カード発行会社から',
      ['amount'],
      'が返金されました。当店でも返金済みとして記録しました。',
    ],
    'backend/modules/reversals/days': '明細に表示されるまで5～10日かかることがあります。',
    'backend/modules/reversals/seeReceipt': '領収書を見る',
    'backend/modules/reversals/orderNote': [
      '注文番号：',
      ['order'],
      '。ご不明な点は',
      ['email'],
      'までお問い合わせください。',
    ],
    'backend/modules/security/confirmSubject': ['【', ['shop'], '】新しいメールアドレスの確認をお願いします'],
    'backend/modules/security/confirmText': [
      'メールアドレスを確認すると、',
      ['shop'],
      'のアカウントに設定されます。以後はこのアドレスでログインし、当社からのメールもこのアドレスに届きます。',
    ],
    'backend/modules/security/confirmButton': 'このアドレスを使う',
    'backend/modules/security/confirmNote': [
      'リンクは',
      ['hours', 2, { other: [0, '時間'] }],
      '以内に1回だけ使えます。お心当たりがない場合は、このメールを無視してください。リンクを開かなければ何も変わりません。',
    ],
    'backend/modules/security/takenSubject': [['shop'], 'のアカウントはすでにあります'],
    'backend/modules/security/takenText':
      '別のアカウントのメールアドレスをこのアドレスに変更する申し込みがありましたが、すでにアカウントがあるため、変更は行っていません。',
    'backend/modules/security/movedSubject': [['shop'], 'アカウントのメールアドレスが変更されました'],
    'backend/modules/security/movedText': [
      'アカウントのメールアドレスが',
      ['email'],
      'に変更されました。今後、当社からのメールはこのアドレスに届きます。ご自身で変更された場合は、何もする必要はありません。',
    ],
    'backend/modules/security/movedButton': '変更した覚えがない：元に戻す',
    'backend/modules/security/movedNote': [
      'リンクは',
      ['hours', 2, { other: [0, '時間'] }],
      '有効です。開くと元のメールアドレスに戻り、すべての端末からログアウトします。期限を過ぎた場合は',
      ['email'],
      'までご連絡ください。',
    ],
    'backend/modules/security/restoredSubject': [['shop'], 'アカウントのメールアドレスを元に戻しました'],
    'backend/modules/security/restoredText':
      'アカウントのメールアドレスをこのアドレスに戻し、すべての端末からログアウトしました。',
    'backend/modules/security/restoredButton': '新しいパスワードを設定',
    'backend/modules/security/restoredNote':
      'アドレスの変更にお心当たりがない場合は、まず新しいパスワードを設定してください。',
    'backend/modules/security/totpAddedSubject': [['shop'], 'のアカウントに認証アプリが追加されました'],
    'backend/modules/security/totpAdded':
      '認証アプリが追加されました。今後、ログイン時に確認コードの入力が必要です。他の端末からはログアウトしました。',
    'backend/modules/security/totpRemovedSubject': [['shop'], 'のアカウントから認証アプリが削除されました'],
    'backend/modules/security/totpRemoved':
      '認証アプリが削除されました。今後、確認コードの入力は不要です。他の端末からはログアウトしました。',
    'backend/modules/security/passkeyAddedSubject': [['shop'], 'のアカウントにパスキーが追加されました'],
    'backend/modules/security/passkeyAdded':
      'パスキーが追加されました。このパスキーでログインできます。他の端末からはログアウトしました。',
    'backend/modules/security/passkeyRemovedSubject': [['shop'], 'のアカウントからパスキーが削除されました'],
    'backend/modules/security/passkeyRemoved':
      'パスキーが削除されました。このパスキーではログインできません。他の端末からはログアウトしました。',
    'backend/modules/security/codesRenewedSubject': [['shop'], 'のリカバリーコードが新しくなりました'],
    'backend/modules/security/codesRenewed': '新しいリカバリーコードが作成されました。以前のコードは使えません。',
    'backend/modules/security/passwordChangedSubject': [['shop'], 'のパスワードが変更されました'],
    'backend/modules/security/passwordChanged': 'アカウントのパスワードが変更され、他の端末からはログアウトしました。',
    'backend/modules/support-sessions/beganSubject': [
      'サポート担当者がお客様の',
      ['shop'],
      'アカウントにログインしました',
    ],
    'backend/modules/support-sessions/beganText': [
      ['shop'],
      'サポートの',
      ['staff'],
      'が、お手伝いのためお客様のアカウントにログインしています（最長',
      ['minutes', 2, { other: [0, '分'] }],
      '）。',
    ],
    'backend/modules/support-sessions/beganReason': ['理由：', ['reason']],
    'backend/modules/support-sessions/beganLimits':
      '担当者は、パスワード、2段階認証、カード、APIキーを変更できず、注文もできません。変更した内容は、担当者の名前とともにアクティビティに表示されます。',
    'backend/modules/support-sessions/beganButton': 'アカウントで確認・終了する',
    'backend/modules/support-sessions/beganNote': [
      'サポートを依頼していない場合は、アカウントのログイン中の端末からこのセッションを終了し、',
      ['email'],
      'までご連絡ください。',
    ],
    'backend/modules/transfers/confirmSubject': [['domain'], 'の移管を承認してください'],
    'backend/modules/transfers/confirmText': [
      'レジストラから',
      ['domain'],
      'の登録者に、移管の承認を求めるメールが送信されました。',
      ['date'],
      'までに承認されない場合、移管は終了し、料金は返金されます。',
    ],
    'backend/modules/transfers/confirmUndated': [
      'レジストラから',
      ['domain'],
      'の登録者に、移管の承認を求めるメールが送信されました。承認されない場合、移管は終了し、料金は返金されます。',
    ],
    'backend/modules/transfers/confirmNote':
      'メールが届かない場合は、迷惑メールフォルダを確認するか、移管のページから再送してください。',
    'backend/modules/transfers/movesSubject': [['domain'], 'の移管が承認され、', ['date'], 'までに完了します'],
    'backend/modules/transfers/movesNext': [['domain'], 'の移管が承認されました'],
    'backend/modules/transfers/movesText': [
      ['domain'],
      'の現在のレジストラは、',
      ['date'],
      'まで異議を申し立てることができます。異議がなければ移管は自動で完了します。お客様の操作は不要です。',
    ],
    'backend/modules/transfers/movesUndated': [
      ['domain'],
      'の現在のレジストラは、数日間異議を申し立てることができます。異議がなければ移管は自動で完了します。お客様の操作は不要です。',
    ],
    'backend/modules/transfers/movesNote':
      'ネームサーバーは変わらないため、Webサイトとメールはこれまでどおり使えます。',
    'backend/modules/transfers/seeTransfer': '移管状況を見る',
    'backend/modules/transfers/calledSubject': [['domain'], 'の移管をキャンセルしました'],
    'backend/modules/transfers/calledText': [
      ['at'],
      'に、注文',
      ['order'],
      'の',
      ['domain'],
      'の移管がキャンセルされました。',
    ],
    'backend/modules/transfers/calledNote': [
      ['domain'],
      'は現在のレジストラに残ります。移管料金は、レジストラがキャンセルを確認し次第、カードに返金されます。',
    ],
    'backend/modules/transfers/seeOrder': '注文を見る',
    'backend/modules/transfers/staffCalledSubject': [['domain'], 'の移管を当店でキャンセルしました'],
    'backend/modules/transfers/staffCalledText': [
      ['at'],
      'に、注文',
      ['order'],
      'の',
      ['domain'],
      'の移管をサポート担当者がキャンセルしました。理由：',
      ['reason'],
    ],
  },
};
