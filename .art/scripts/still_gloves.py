"""STILL - a pair of boxing gloves hung over the top rope by their laces."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
NAME = 'still-gloves'
ROPE_Z = 1.30
LAMPS = [dict(loc=(2.4, 5.6, 4.4), target=(.4, .2, .9), angle=30, power=1.4),
         dict(loc=(.2, 6.4, 5.0), target=(-.4, .5, .4), angle=18, power=.5)]


def glove(side):
    """cuff up, knuckles down, thumb on the given side; wrist opening at the origin"""
    f = body.Field((-.16, -.14, -.36), (.16, .14, .10), .0026); fr = body.Frame((0, 0, 0), np.eye(3)); v = body.v
    f.cap(v(0, 0, -.12), v(0, 0, .012), [.064, .058, .061], k=.03, squash=((0, 1, 0), .86))
    f.ell(fr, (0, .006, -.205), (.074, .060, .088), k=.03)
    f.ell(fr, (0, .020, -.248), (.076, .054, .058), k=.035)
    f.ell(fr, (0, .026, -.150), (.064, .046, .085), k=.03)
    f.ell(fr, (0, -.034, -.262), (.066, .034, .044), k=.018)                 # fingers curled into the palm
    f.cap(v(side * .058, -.018, -.100), v(side * .088, -.040, -.200), [.028, .033, .030], k=.014)
    f.cap(v(side * .088, -.040, -.200), v(side * .074, -.052, -.236), [.030, .026], k=.012)
    f.ell(fr, (0, 0, .085), (.054, .046, .075), k=.008, mode='sub')
    return f.mesh()


def build():
    reset(); size()
    rope = [mat('r%d' % i, c, .38, spec=.5, coat=.3, bump=(160, .12, .002, 3)) for i, c in enumerate(((.30, .27, .23), lin('A81E0C'), (.03, .03, .035)))]
    for z, m, y in ((ROPE_Z, rope[0], 0), (ROPE_Z - .32, rope[1], .02)):
        curve('rope', [(x, y, z - .012 * math.exp(-((x - .42) / .3) ** 2) * (z > 1.2)) for x in np.linspace(-3.4, 3.4, 60)], .019, m, kind='NURBS')
    for i, z in enumerate((ROPE_Z, ROPE_Z - .32, ROPE_Z - .64)):                # the far side of the ring
        curve('far', [(-4, 5.4, z - .05), (4, 5.4, z - .05)], .019, rope[i], kind='NURBS')
    leather = mat('leather', lin('A81C0C'), .30, coat=.55, coat_rough=.18, bump=(240, .16, .0012, 5), rough_noise=(30, .26, .46))
    cuff = mat('cuff', (.014, .014, .017), .40, coat=.3, bump=(260, .14, .001, 3)); gold = mat('piping', lin('C98B1F'), .34, coat=.4)
    lace = mat('lace', (.46, .43, .37), .75, sheen=.3, bump=(900, .2, .0006, 2))
    for x, y, z, side, turn, tilt in ((.335, -.080, ROPE_Z - .20, -1, 14, .05), (.545, -.092, ROPE_Z - .285, 1, -24, -.07)):
        V, Fc = glove(side)
        root = link(bpy.data.objects.new('root', None))
        parts = [mesh('glove', V, Fc, leather)]
        s = parts[0].modifiers.new('s', 'SMOOTH'); s.factor = .5; s.iterations = 6
        parts[0].data.materials.append(cuff)
        top = np.array(V)[np.array(Fc)].mean(1)[:, 2] > -.068
        parts[0].data.polygons.foreach_set('material_index', top.astype(np.int32))
        for zz, rx, ry in ((-.068, .0610, .0535), (.044, .0560, .0480)):
            parts.append(curve('piping', [(rx * math.cos(t), ry * math.sin(t), zz) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)], .0036, gold, cyclic=True))
        for k in range(5):                                                       # laced palm side
            zz = -.050 + k * .019
            for s_ in (1, -1):
                parts.append(curve('lacing', [(-.018 * s_, -.0500, zz), (0, -.0545, zz + .008), (.018 * s_, -.0500, zz + .016)], .0026, lace, kind='NURBS'))
        for p in parts: p.parent = root
        root.location = (x, y, z); root.rotation_euler = (0, tilt, math.radians(turn)); root.scale = (1.12,) * 3
        zc = z + .05
        for s_ in (-.012, .014):                                                 # up to the rope
            curve('string', [(x + s_, y, zc - .02), (x + s_ * .8 + (.44 - x) * .35, y * .9, (zc + ROPE_Z) / 2), (.44 + s_ * 1.6, y * .42, ROPE_Z + .005), (.44 + s_ * 1.6, 0, ROPE_Z + .019)], .0030, lace, kind='BEZIER')
    for k in range(4):                                                           # knot over the rope
        curve('turn', [(.418 + k * .014, .0215 * math.cos(t), ROPE_Z - .010 + .0215 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)], .0034, lace, cyclic=True)
    canvas = mat('canvas', (.035, .037, .045), .5, spec=.5, bump=(420, .12, .002, 2), rough_noise=(3.5, .34, .62))
    box('canvas', (7.3, 6.4, .2), (0, 2.9, -.1), canvas)
    spot((2.4, 5.6, 4.4), (.44, 0, 1.1), lin('FFCB70'), 1500, 26, .6, .2)
    area((1.35, .85, 1.75), (.44, 0, 1.1), lin('FFC056'), 62, .35, .9)
    area((-.55, .75, 1.45), (.40, 0, 1.1), TEAL, 13, .3, .8)
    area((.45, .9, 2.3), (.44, 0, 1.1), lin('FFB44E'), 26, .5)
    area((1.2, -.8, .5), (.45, 0, 1.0), EMBER, 2.0, .4)
    area((-.9, -1.6, 1.7), (.44, 0, 1.1), COOLW, 2.4, .9)
    area((.6, 4.2, 4.6), (.4, 3.0, 0), lin('FFB44E'), 240, 2.2, spread=100)
    camera((.035, -2.25, 1.00), (.105, .2, 1.000), lens=58, focus=(.38, -.10, 1.08), fstop=2.2)
    finish(NAME)


def post():
    cam = cam_of(NAME); w, h = cam['w'], cam['h']
    rgb, a, dep = layers(NAME)
    bg = np.zeros((h, w, 3), F)
    P = stands(9000, x=(-24, 24), y=(9, 34), z=(-.5, 9), seed=14, rows=34)
    col, it = crowd_colors(len(P), 13, teal=.035, ember=.03)
    keep = .06 + .94 / (1 + np.exp(-(P[:, 0] - 1.2) / 2.6))
    bg += bokeh(cam, P, col, it * keep * 105 * (w / 1920) ** 2, rmax=44 * w / 1920, scale=1.15, edge=.5)
    bg += radial(w, h, .70, .36, .26, .46)[..., None] * AMBER * .075 + radial(w, h, .84, .02, .36, .5)[..., None] * AMBER * .09
    sh = shafts(cam, np.where(a > .5, dep, 60).astype(F), [dict(l, col=AMBER) for l in LAMPS], far=12, near=1.5, noise=.75, ext=.05)
    img = over(rgb, a, bg) + sh * .34
    img = bloom(img, .10, .6)
    save(NAME, grade(img, 1.15, vign=.38, left_dark=.30, ca=.0006))


if __name__ == '__main__': main(build, post)
