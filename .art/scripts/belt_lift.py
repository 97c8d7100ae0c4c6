"""SCENE - the new champion: the belt goes up, the cage and the hall behind her."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'belt-lift'


def belt(at, turn):
    """held out between two hands, its plate to the front"""
    from coin import s_poly
    gold = mat('gold', (.88, .53, .14), .20, metal=1., bump=(60, .06, .0015, 3)); field = mat('field', (.42, .21, .04), .40, metal=1.); hide = mat('hide', (.016, .012, .012), .40, spec=.5, coat=.25)
    n = 160; V, Fc = [], []
    def mid(t):                                                                 # along the strap, -.45 to .45: it sags between the hands and hangs beyond them
        a = abs(t); x = t if a < .28 else math.copysign(.28 + .035 * (1 - math.exp(-(a - .28) / .035)), t)
        z = .04 * (min(a, .28) / .28) ** 2 - max(0, a - .30) * .96
        return x, -.03 * math.cos(min(1.57, a * 4)), z
    for i in range(n + 1):
        t = -.45 + .90 * i / n; x, y, z = mid(t); x2, _, z2 = mid(t + .004); d = math.hypot(x2 - x, z2 - z); nx, nz = -(z2 - z) / d, (x2 - x) / d
        wd = .044 + .044 * math.exp(-(t / .17) ** 2)
        for s_, o in ((-1, -.005), (-1, .005), (1, .005), (1, -.005)): V.append((x + nx * wd * s_, y + o, z + nz * wd * s_))
    for i in range(n):
        for j in range(4): Fc.append((i * 4 + j, i * 4 + (j + 1) % 4, (i + 1) * 4 + (j + 1) % 4, (i + 1) * 4 + j))
    P = [mesh('strap', V, Fc, hide, smooth=False)]
    def face(o, t, out=.008):
        x, y, z = mid(t); o.rotation_euler = (math.radians(90), 0, 0); o.location = (x, y - out, z); P.append(o)
    face(lathe('plate', [(0, .012), (.090, .012), (.094, .020), (.104, .020), (.110, .012), (.120, .024), (.132, .022), (.140, .0)], gold, 120), 0)
    face(lathe('field', [(0, .0135), (.089, .0135)], field, 60), 0)
    for k in range(8):
        a = 2 * math.pi * (k + .5) / 8; b = sphere('point', (0, 0, 0), 1, gold, 16); b.scale = (.026, .012, .015); P.append(b); b.location = (.150 * math.cos(a), -.045, .150 * math.sin(a)); b.rotation_euler = (0, -a, 0)
    face(plate([(x * .118, y * .100) for x, y in s_poly()], gold, .007, .005, -.004), 0, .030)
    for t, k in ((.205, .8), (-.205, .8)): face(lathe('side', [(0, .018), (.034 * k, .013), (.048 * k, .011), (.054 * k, .0)], gold, 8), t)
    return parented(P, at, (math.radians(-8), 0, math.radians(turn)))


def build():
    reset(); size()
    cage(turn=22.5, panels=(0, 1, 2, 3), reds=(1, 2)); x0 = .86
    M = dict(skin=skin('7a4a2e'), top=mat('top', lin('4a0d07'), .5, sheen=.5), leggings=mat('leggings', (.010, .011, .015), .45, sheen=.5), shorts=mat('shorts', (.012, .012, .016), .35, sheen=.6),
             shoe=skin('7a4a2e'), glove=mat('glove', (.014, .014, .017), .35, coat=.4), hair=mat('hair', (.006, .005, .005), .5, sheen=.3))
    yaw = -98
    f = body.woman(poses.HOLD_UP, bare=True); add_parts(f, M, loc=(x0, 0, 0), yaw=yaw)
    t = math.radians(yaw); p = sum(f['_sk'].arm[n]['W'] + f['_sk'].arm[n]['hd'] * .07 for n in 'LR') / 2
    belt((x0 + math.cos(t) * p[0] - math.sin(t) * p[1] - .006, math.sin(t) * p[0] + math.cos(t) * p[1] - .05, p[2] - .02), yaw + 90)
    spot((-.6, -1.9, 2.75), (x0, -.1, 2.06), lin('FFD790'), 150, 15, .5, .35); spot((2.6, -1.3, 2.5), (x0, -.1, 2.06), lin('FFC056'), 150, 15, .5, .3)
    spot((2.4, 6.2, 5.8), (x0, .1, 1.2), lin('FFC466'), 4400, 34, .6, .25)
    area((2.9, 2.4, 3.0), (x0 + .2, 0, 1.4), lin('FFB95A'), 900, .7, 1.6)
    area((-1.0, 2.8, 3.2), (x0, 0, 1.5), lin('FFB04E'), 620, .7, 1.4)
    area((-1.8, 1.6, 2.2), (x0 - .3, 0, 1.4), TEAL, 70, .5, 1.4)
    area((1.0, 3.4, 4.8), (.8, .9, 0), lin('FFA858'), 140, 2.0, spread=110)
    area((0, 6.2, 1.2), (0, 4.2, 1.4), EMBER, 200, 6, .6, spread=90)
    area((-3, -5, 3), (1, 0, 1), COOLW, 6, 3)
    camera((-.20, -4.6, 1.05), (-.02, .2, 1.42), lens=55, focus=(x0, 0, 1.4), fstop=1.7)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(14); n = 620
        C = np.stack([r.uniform(-2.6, 3.4, n), r.uniform(-2.4, 4, n), r.uniform(.2, 3.6, n)], 1)
        col = np.where((r.random((n, 1)) < .85), np.array([[1., .62, .20]]), np.array([[1., .25, .10]])).astype(F)
        return img + streaks(cam, C, C + np.stack([r.normal(0, .018, n), r.normal(0, .01, n), r.normal(-.014, .012, n)], 1), col, r.lognormal(-.2, .8, n) * (.3 + .7 / (1 + np.exp(-(C[:, 0] - .2) / .8))) * 5 * u * u, scale=1.2, steps=14)
    ring_night(NAME, seed=67, crowd=115, rows_y=(8, 32), rows_z=(-.6, 14), edge_x=.3, spread=2.6, scale=2.2, ember=.10, teal=.03, haze=np.array([1., .36, .12], F), glow_at=(.68, .36, .16), top=(.74, .02, .12), shaft=.42, near=2.5, left_dark=.32,
               lamps=[dict(loc=(2.4, 6.2, 5.8), target=(1.0, .2, 1.0), angle=30, power=1.5, col=AMBER), dict(loc=(-.8, 6.6, 6.0), target=(.5, .5, .8), angle=20, power=.7, col=AMBER)], front=front)


main(build, post)
